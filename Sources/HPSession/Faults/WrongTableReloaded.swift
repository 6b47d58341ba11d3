import TableModel

/// A controller that reloads the main table where a selection should reload the card's.
///
/// The selection is lost silently, and the card goes on showing what it showed.
struct WrongTableReloaded: FaultyController {
  static let faultName = "wrong-table-reloaded"
  static let code = "mainTable.reloadData()  // in didSelectRowAt"
  static let remedy = "cardTable.reloadData(), the table whose data changed"

  var base: any TableController

  static func refusal(round controller: any TableController) -> String? {
    refusalWithoutCard(controller)
  }

  mutating func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    var detours: [String: String] = [:]
    if let card = cardTableName, let main = tableNames.first { detours[card] = main }
    base.tableView(tableView.standIn(leading: detours), didSelectRowAt: indexPath)
  }
}
