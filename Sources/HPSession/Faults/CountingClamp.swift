import TableModel

/// A controller whose clamp sends a row that is dragged past its section one place too far.
///
/// The dragged row is one of those counted. In an app the row goes behind the end of the array; here
/// the target is refused as one where no row can stand.
struct CountingClamp: FaultyController {
  static let faultName = "clamp-count"
  static let code =
    "return IndexPath(row: tableView.numberOfRows(inSection: source.section), section: source.section)"
  static let remedy = "numberOfRows(inSection: source.section) - 1: the dragged row is counted"

  var base: any TableController

  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    let target = base.tableView(
      tableView, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
    guard proposed.section > source.section, target.section == source.section,
      target.row < tableView.numberOfRows(inSection: target.section),
      !isHome(target, of: source, in: tableView)
    else { return target }
    return IndexPath(row: target.row + 1, section: target.section)
  }

  /// Returns whether a row was sent home, where the mistake does not reach, rather than to its section's end.
  private func isHome(
    _ target: IndexPath, of source: IndexPath, in tableView: TableView
  ) -> Bool {
    if let rules = base.capability((any ReorderRulesController).self) {
      return rules.reorderRules(of: tableView.name).policy == .origin
    }
    let last = tableView.numberOfRows(inSection: source.section) - 1
    return target == source && source.row != last
  }
}
