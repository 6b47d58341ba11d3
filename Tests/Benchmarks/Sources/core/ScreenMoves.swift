import TableModel

/// Moves as a user makes them: the controller is asked and told, the table follows.
struct ScreenMoves: Act {
  let screen: Screen
  private let table: TableView

  init(rows count: Int) {
    guard let screen = try? Screen(controller: RowsController(rows: count)),
      let table = screen.tables.first
    else {
      preconditionFailure("no table holds \(count) rows")
    }
    (self.screen, self.table) = (screen, table)
  }

  func perform(from source: Int, to destination: Int) {
    let move = try? screen.moveRow(
      at: IndexPath(row: source, section: 0), to: IndexPath(row: destination, section: 0),
      in: table)
    precondition(move != nil, "every row can be moved to every other's place")
    _ = screen.takeEvents()
  }

  /// Taps a row.
  func tap(_ row: Int) {
    let result: ()? = try? screen.tap(IndexPath(row: row, section: 0), in: table)
    precondition(result != nil, "every row can be selected")
    _ = screen.takeEvents()
  }
}
