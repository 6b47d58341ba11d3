package import TableModel

/// What the cells show, without making them.
extension CharactersController: RowLooksController {
  package func rowLooks(in tableView: TableView) -> RowLooks? {
    // A copy of the row on the card is white as well, and only its identity tells.
    guard let table = records(ofTable: tableView.name), !table.hasCopies else { return nil }
    let isSource = tableView.name == cardSource
    let white = isSource ? character.flatMap { table.order.indexPath(of: $0) } : nil
    let rules = table.rules
    return RowLooks(whiteRows: Set(white.map { [$0] } ?? [])) { path in
      rules.reorders(section: path.section)
        && (rules.pins.isEmpty || !isPinned(path, in: tableView))
    }
  }
}
