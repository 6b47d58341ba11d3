import CommandKit
import TableModel

extension Session {
  /// Changes the model of a table and tells it, in one act.
  mutating func perform(
    _ operations: [UpdateOperation], in table: TableView, at range: SourceRange?,
    changing change: (inout any EditableTableController) throws(ModelFault) -> Void
  ) throws(Diagnostic) {
    forgetNames()
    try act(at: range) { screen throws(ScreenFault) in
      try screen.perform(BatchUpdate(operations), in: table, changing: change)
    }
    try refillCard(ofRowsIn: table)
  }

  /// Changes the model of a table alone.
  func editModel(
    of table: TableView, at range: SourceRange?,
    _ change: (inout any EditableTableController) throws(ModelFault) -> Void
  ) throws(Diagnostic) {
    try act(at: range) { screen throws(ScreenFault) in
      try screen.changeModel(of: table, change)
    }
  }

  /// Tells a table of changes that its model has made.
  mutating func tell(
    _ operations: [UpdateOperation], in table: TableView, at range: SourceRange?
  ) throws(Diagnostic) {
    forgetNames()
    try act(at: range) { screen throws(ScreenFault) in
      try screen.perform(BatchUpdate(operations), in: table)
    }
  }

  /// Finds shown rows that the model has none for, which happens under drift.
  ///
  /// - Throws: `no-row`.
  func needModelRows(
    at paths: [IndexPath], in table: TableView, at range: SourceRange?
  ) throws(Diagnostic) {
    let counts = screen.modelCounts(of: table)
    for path in paths where path.section >= counts.count || path.row >= counts[path.section] {
      throw diagnostic(.noModelRow(path, table: table.name), at: range)
    }
  }

  /// Finds that the model has no place for a row, which happens under drift.
  ///
  /// - Throws: `no-row`.
  func needModelPlace(
    _ path: IndexPath, in table: TableView, at range: SourceRange?
  ) throws(Diagnostic) {
    let counts = screen.modelCounts(of: table)
    guard path.section < counts.count, path.row <= counts[path.section] else {
      throw Diagnostic(
        .noRow, "the table has a place at \(path), and the model has none there", at: range)
    }
  }

  /// Lets the card say what its row says by now where that changed, or nothing where the row is gone.
  func refillCard(
    ofRowsIn table: TableView, where isChanged: (String) -> Bool = { _ in false }
  ) throws(Diagnostic) {
    guard let characters = screen.controller.capability(CharactersController.self),
      characters.cardSource == table.name, let row = characters.cardRowIdentity,
      let card = screen.cardTable
    else { return }
    let stays = screen.changeController(CharactersController.self) { controller in
      controller.settleCard()
      return controller.character != nil
    }
    guard stays != true || isChanged(row) else { return }
    try act { screen throws(ScreenFault) in try screen.reload(card) }
  }
}
