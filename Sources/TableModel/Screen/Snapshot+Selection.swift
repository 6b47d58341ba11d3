/// What was selected at one moment, for those who keep what a step did.
extension Screen.Snapshot {
  /// Returns the index of the one table whose selection is another than it was, nil where none or several are.
  package func tableOfOtherSelection(than before: Screen.Snapshot) -> Int? {
    guard state.tables.count == before.state.tables.count else { return nil }
    let changed = state.tables.indices.filter {
      state.tables[$0].selection != before.state.tables[$0].selection
    }
    return changed.count == 1 ? changed[0] : nil
  }

  /// Returns the rows that came into the selection of a table, and those that left it.
  ///
  /// - Precondition: Both have the table.
  package func selectionChange(
    since before: Screen.Snapshot, inTableAt index: Int
  ) -> (added: [RowID], removed: [RowID]) {
    let (old, new) = (before.state.tables[index].selection, state.tables[index].selection)
    return (new.subtracting(old), old.subtracting(new))
  }

  /// Puts a row into the selection of a table, and takes another out.
  package mutating func changeSelection(
    inTableAt index: Int, adding added: RowID?, removing removed: RowID?
  ) {
    if let removed { state.tables[index].selection.remove(removed) }
    if let added { state.tables[index].selection.insert(added) }
  }

  /// Changes the controller, or the one inside, that has a type.
  package mutating func changeController<Controller>(
    _ type: Controller.Type, _ body: (inout Controller) -> Void
  ) {
    _ = controller.changeCapability(type, body)
  }
}
