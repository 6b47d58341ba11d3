import TableModel

/// A controller that keeps the index path of the selected row rather than the row, so that the card is about whatever stands there by now.
///
/// From the next tap on. Where no row stands there any more, the card keeps its row, where an app's
/// index would be out of range.
struct CardByIndex: FaultyController, OrderedTableController {
  static let faultName = "card-by-index"
  static let code = "selected = indexPath  // and later: items[selected.row]"
  static let remedy = "selected = items[indexPath.row].id, and look the row up by it"

  var base: any TableController
  private var selected: Selected?

  /// The row that was tapped last of those that feed the card.
  private struct Selected {
    let table: String
    let path: IndexPath
    /// Whether the controller says by identity what is on the card, so that one without was emptied.
    let hasIdentity: Bool
  }

  init(base: any TableController) { self.base = base }

  static func refusal(round controller: any TableController) -> String? {
    refusalWithoutCard(controller)
      ?? (controller.isValue ? nil : "the controller is a class, which keeps what it is asked")
  }

  mutating func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let before = base.cardRowIdentity
    base.tableView(tableView, didSelectRowAt: indexPath)
    let onCard = base.cardRowIdentity
    let feedsCard =
      identity(ofRowAt: indexPath, in: tableView).map { $0 == onCard }
      ?? (onCard != before || tableView.name == selected?.table)
    guard feedsCard, tableView.name != cardTableName else { return }
    selected = Selected(table: tableView.name, path: indexPath, hasIdentity: onCard != nil)
  }

  private func identity(ofRowAt indexPath: IndexPath, in tableView: TableView) -> String? {
    guard let ordered = ordered(base) else {
      return base.tableView(tableView, identityForRowAt: indexPath)
    }
    let row = ordered.rowOrder(ofTable: tableView.name).row(at: indexPath)
    return ordered.identity(of: row, inTable: tableView.name)
  }

  var cardRowIdentity: String? { asked.cardRowIdentity }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    asked.tableView(inside(tableView), cellForRowAt: indexPath)
  }

  func tableView(_ tableView: TableView, titleForRowAt indexPath: IndexPath) -> String {
    asked.tableView(inside(tableView), titleForRowAt: indexPath)
  }

  /// The controller as if the row that stands at the index path by now had been tapped.
  ///
  /// A table without a screen hears nothing of it.
  private var asked: any TableController {
    guard let selected, !(selected.hasIdentity && base.cardRowIdentity == nil) else { return base }
    let table = TableView(named: selected.table)
    guard selected.path.section < base.numberOfSections(in: table),
      selected.path.row < base.tableView(table, numberOfRowsInSection: selected.path.section)
    else { return base }
    var copy = base
    copy.tableView(table, didSelectRowAt: selected.path)
    return copy
  }
}

/// What a controller that orders its rows says of them.
extension CardByIndex {
  private func ordered(_ controller: any TableController) -> (any OrderedTableController)? {
    controller.capability((any OrderedTableController).self)
  }

  func rowOrder(ofTable tableName: String) -> RowOrder {
    ordered(base)?.rowOrder(ofTable: nameInside(ofTable: tableName)) ?? RowOrder()
  }

  func wholeOrder(ofTable tableName: String) -> RowOrder {
    ordered(base)?.wholeOrder(ofTable: nameInside(ofTable: tableName)) ?? RowOrder()
  }

  func identity(of row: RowID, inTable tableName: String) -> String {
    ordered(base)?.identity(of: row, inTable: nameInside(ofTable: tableName)) ?? ""
  }

  func title(of row: RowID, inTable tableName: String) -> String {
    ordered(asked)?.title(of: row, inTable: nameInside(ofTable: tableName)) ?? ""
  }

  var namesVersion: Int { ordered(base)?.namesVersion ?? 0 }
}
