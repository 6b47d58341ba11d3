import TableModel

/// A controller without `moveRowAt`, whose rows therefore cannot be moved at all (grade A).
struct AbsentMover: FaultyController {
  static let faultName = "mover-absent"
  static let code = "// no func tableView(_:moveRowAt:to:)"
  static let remedy = "implement tableView(_:moveRowAt:to:), without which no row reorders"

  var base: any TableController

  mutating func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    tableView.reportNoMoveMethod()
  }
}
