import TableModel

/// A controller whose clamp knows its section and not the rows that are pinned in it, which others then push away.
///
/// `canMoveRowAt` refuses to lift a pinned row all the same: it gates the lift alone (grade A).
struct PinBlindClamp: FaultyController {
  static let faultName = "clamp-ignores-pins"
  static let code = "return proposed  // in the own section, whatever is pinned there"
  static let remedy =
    "let no row go before the pinned rows that lead its section, or behind those that close it"

  var base: any TableController

  static func refusal(round controller: any TableController) -> String? {
    controller.capability((any ReorderRulesController).self) == nil
      ? "the controller takes no pins, which takes ReorderRulesController" : nil
  }

  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    guard
      let rules = base.capability((any ReorderRulesController).self)?
        .reorderRules(of: nameInside(ofTable: tableView.name)),
      !rules.pins.isEmpty
    else {
      return base.tableView(
        tableView, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
    }
    return rules.policy.target(
      from: source, proposed: proposed,
      numberOfRows: tableView.numberOfRows(inSection: source.section))
  }
}
