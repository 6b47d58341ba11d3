import TableModel

/// A controller whose `moveRowAt` is empty: the table shows the new order, the model keeps the old one.
///
/// The table has moved the row by itself (grade K).
struct EmptyMover: FaultyController {
  static let faultName = "mover-empty"
  static let code = "func tableView(… moveRowAt source: …, to destination: …) {}"
  static let remedy = "items.insert(items.remove(at: source.row), at: destination.row)"

  var base: any TableController

  mutating func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {}
}
