package import TableModel

extension CharactersController {
  package mutating func tableView(
    _ tableView: TableView, willDisplay cell: inout TableCell, forRowAt indexPath: IndexPath
  ) {
    cell.showsReorderControl = self.tableView(tableView, canMoveRowAt: indexPath)
  }

  package mutating func tableView(
    _ tableView: TableView, didSelectRowAt indexPath: IndexPath
  ) {
    guard tableView.name == cardSource else { return }
    tableView.cells[indexPath]?.textColor = .white
    character = rowOrder(ofTable: tableView.name).row(at: indexPath)
    tableView.table(named: card)?.reloadData()
    tableView.nudgeCard(by: 10)
  }

  package mutating func tableView(
    _ tableView: TableView, didDeselectRowAt indexPath: IndexPath
  ) {
    guard tableView.name == cardSource else { return }
    tableView.cells[indexPath]?.textColor = .black
  }

  package func tableView(
    _ tableView: TableView,
    targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    policy(ofTable: tableView.name).target(
      from: source, proposed: proposed,
      numberOfRows: tableView.numberOfRows(inSection: source.section)
    ) { isPinned($0, in: tableView) }
  }
}
