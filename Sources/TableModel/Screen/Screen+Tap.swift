/// The calls of a tap, one step after the other.
extension Screen {
  /// Asks whether the touch may highlight the row, and tells of the highlight and its end.
  ///
  /// The finger is lifted at once, and the selection comes after (grade A for the order of the two,
  /// R for the end of the highlight before the selection's calls).
  func highlight(_ path: IndexPath, in table: TableView) throws(ScreenFault) {
    let row = try shownRow(at: path, in: table)
    let answer = controller.tableView(table, shouldHighlightRowAt: path)
    emit(.shouldHighlightRowAt(path, answer: answer), in: table)
    try performPendingCalls()
    guard answer else {
      throw .notSelectable(path, table: table.name, reason: .highlightVetoed)
    }
    try tell(row, in: table) { controller, path in
      emitQuery(.didHighlightRowAt(path), in: table)
      controller.tableView(table, didHighlightRowAt: path)
    }
    try tell(row, in: table) { controller, path in
      emitQuery(.didUnhighlightRowAt(path), in: table)
      controller.tableView(table, didUnhighlightRowAt: path)
    }
  }

  /// Selects the row at a path, or the one the controller names instead.
  func tapSelect(_ tapped: IndexPath, in table: TableView) throws(ScreenFault) {
    try needRow(at: tapped, in: table)
    let answer = controller.tableView(table, willSelectRowAt: tapped)
    emit(.willSelectRowAt(tapped, answer: answer), in: table)
    try performPendingCalls()
    guard let path = answer else {
      throw .notSelectable(tapped, table: table.name, reason: .selectionVetoed)
    }
    guard shownRows(in: table).contains(path), modelHasRow(at: path, in: table) else {
      throw .notSelectable(tapped, table: table.name, reason: .redirectedToNoRow(path))
    }
    let row = shownRows(in: table).row(at: path)
    if currentSelectionMode(of: table) != .multiple { try deselectOthers(than: row, in: table) }
    // A reload in the calls about the old row may have taken the new one away.
    guard shownRows(in: table).indexPath(of: row) != nil else {
      throw .noRow(path, table: table.name)
    }
    state.tables[table.index].selection.insert(row)
    try tell(row, in: table) { controller, path in
      emit(.didSelectRowAt(path), in: table)
      controller.tableView(table, didSelectRowAt: path)
    }
  }

  /// Takes a selected row away, as the second tap does in multiple mode.
  func tapAway(_ path: IndexPath, in table: TableView) throws(ScreenFault) {
    let row = try allowedToDeselect(path, in: table)
    state.tables[table.index].selection.remove(row)
    try tellDeselected(row, in: table)
  }

  /// Empties a single selection for a row that comes; nothing where the row is selected already.
  private func deselectOthers(than row: RowID, in table: TableView) throws(ScreenFault) {
    guard let old = selection(in: table).first, shownRows(in: table).row(at: old) != row else {
      return
    }
    let deselected = try allowedToDeselect(old, in: table)
    state.tables[table.index].selection = RowIDs()
    try tellDeselected(deselected, in: table)
  }

  /// Asks whether a row may be deselected and returns the one that is to be.
  ///
  /// A veto ends the whole change (grade I). A row that the model does not have is not asked about.
  private func allowedToDeselect(
    _ path: IndexPath, in table: TableView
  ) throws(ScreenFault) -> RowID {
    let row = shownRows(in: table).row(at: path)
    guard modelHasRow(at: path, in: table) else { return row }
    let answer = controller.tableView(table, willDeselectRowAt: path)
    emit(.willDeselectRowAt(path, answer: answer), in: table)
    try performPendingCalls()
    guard let answer else {
      throw .notSelectable(path, table: table.name, reason: .deselectionVetoed(path))
    }
    let shown = shownRows(in: table)
    return answer != path && shown.contains(answer) ? shown.row(at: answer) : row
  }

  private func tellDeselected(_ row: RowID, in table: TableView) throws(ScreenFault) {
    try tell(row, in: table) { controller, path in
      emit(.didDeselectRowAt(path), in: table)
      controller.tableView(table, didDeselectRowAt: path)
    }
  }

  /// Makes a call about a row with the path it stands at by now, and performs what was said in it.
  ///
  /// A row that an earlier call took from the table is passed over.
  private func tell(
    _ row: RowID, in table: TableView,
    _ call: (inout any TableController, IndexPath) -> Void
  ) throws(ScreenFault) {
    guard let path = shownRows(in: table).indexPath(of: row),
      modelHasRow(at: path, in: table)
    else { return }
    call(&controller, path)
    try performPendingCalls()
  }
}
