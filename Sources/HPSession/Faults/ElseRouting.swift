import TableModel

/// A controller that asks for the main table alone, and answers with the card for whatever else there is.
///
/// With two tables that is right; a third one shows the card's rows. What can be asked or changed by
/// a table's name goes the same way.
struct ElseRouting: FaultyController {
  static let faultName = "else-routing"
  static let code = "if tableView == mainTable { … } else { … the card's answer … }"
  static let remedy = "ask for each table by name, and let an unknown one fail"

  var base: any TableController

  static func refusal(round controller: any TableController) -> String? {
    refusalWithoutCard(controller)
  }

  static func tablesToReload(of controller: any TableController) -> [String] {
    controller.tableNames.dropFirst().filter { $0 != controller.cardTableName }
  }

  func nameInside(ofTable tableName: String) -> String {
    tableName == tableNames.first ? tableName : cardTableName ?? tableName
  }
}
