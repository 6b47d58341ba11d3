import TableModel

/// A controller that tells the table of the move which the table has just made.
///
/// The table moves once more. Between sections its counts no longer agree, and the update is refused.
struct EchoingMover: FaultyController {
  static let faultName = "mover-echo"
  static let code = "tableView.moveRow(at: source, to: destination)"
  static let remedy = "change the model alone: the table has moved the row already"

  var base: any TableController

  mutating func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    base.tableView(tableView, moveRowAt: source, to: destination)
    tableView.moveRow(at: source, to: destination)
  }
}
