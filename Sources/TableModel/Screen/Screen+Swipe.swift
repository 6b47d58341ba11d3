/// A row's actions, brought out by a swipe.
extension Screen {
  /// Swipes a row, which brings out its delete action.
  ///
  /// The controller gets `willBeginEditingRowAt`, since the table turns to editing by itself (grade A),
  /// and the selection is lost silently (grade U). The actions stay out until ``commit(_:forRowAt:in:)``
  /// deletes the row or any other touch of the table puts them away; `didEndEditingRowAt` tells of it.
  ///
  /// - Throws: ``ScreenFault/swipeWhileEditing(_:table:)`` in editing mode (grade U), or what the
  ///   controller's answers lead to; nothing has changed then.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public func swipe(_ path: IndexPath, in table: TableView) throws(ScreenFault) {
    try transaction { () throws(ScreenFault) in
      let row = try shownRow(at: path, in: table)
      guard !isEditing(table) else { throw .swipeWhileEditing(path, table: table.name) }
      guard state.tables[table.index].swipedRow != row else { return }
      bringOnScreen(row, at: path, in: table)
      try checkActions(ofRowAt: path, in: table)
      _ = try endSwipe(in: table)
      try performPendingCalls()
      guard let path = shownRows(in: table).indexPath(of: row) else {
        throw .noRow(path, table: table.name)
      }
      try needRow(at: path, in: table)
      try bringOutActions(of: row, at: path, in: table)
    }
  }

  /// Asks whether a swipe brings anything out; one that does not leaves alone what another has brought out.
  private func checkActions(
    ofRowAt path: IndexPath, in table: TableView
  ) throws(ScreenFault) {
    guard askCanEdit(path, in: table) else {
      throw .rowNotEditable(path, table: table.name)
    }
    let style = askEditingStyle(path, in: table)
    guard style == .delete else {
      throw .otherEditingStyle(path, style: style, table: table.name)
    }
  }

  private func bringOutActions(
    of row: RowID, at path: IndexPath, in table: TableView
  ) throws(ScreenFault) {
    state.tables[table.index].swipedRow = row
    emit(.willBeginEditingRowAt(path), in: table)
    controller.tableView(table, willBeginEditingRowAt: path)
    loseSelection(of: selection(in: table), in: table)
    try performPendingCalls()
  }

  /// Returns where the row stands whose actions a swipe has brought out, nil where there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public func swipedRow(in table: TableView) -> IndexPath? {
    let state = keptState.tables[table.index]
    return state.swipedRow.flatMap { state.shown.indexPath(of: $0) }
  }

  /// Puts away what a swipe brought out; returns whether there was something.
  func endSwipe(in table: TableView) throws(ScreenFault) -> Bool {
    guard keptState.tables[table.index].swipedRow != nil else { return false }
    // A row that the model does not have is not told of, as little as it is asked about.
    let path = swipedRow(in: table).flatMap { modelHasRow(at: $0, in: table) ? $0 : nil }
    state.tables[table.index].swipedRow = nil
    emit(.didEndEditingRowAt(path), in: table)
    controller.tableView(table, didEndEditingRowAt: path)
    try performPendingCalls()
    return true
  }

  /// Puts the actions away of a row that the table shows no more.
  func endLostSwipe(in table: TableView) throws(ScreenFault) {
    guard state.tables[table.index].swipedRow != nil, swipedRow(in: table) == nil else { return }
    _ = try endSwipe(in: table)
  }
}
