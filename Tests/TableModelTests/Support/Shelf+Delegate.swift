import TableModel

extension Shelf {
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    say(.canMoveRow, to: tableView)
    return !fixedSections.contains(indexPath.section) && !isPinned(indexPath)
  }

  private func isPinned(_ indexPath: IndexPath) -> Bool {
    pinned.contains(sections[indexPath.section][indexPath.row])
  }

  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    say(.targetIndexPath, to: tableView)
    return target
      ?? policy.target(
        from: source, proposed: proposed,
        numberOfRows: tableView.numberOfRows(inSection: source.section), isPinned: isPinned)
  }

  mutating func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    defer { act(.moveRow, in: tableView) }
    guard !forgetsMoves, tableView.name == "main" else { return }
    let row = sections[source.section].remove(at: source.row)
    sections[destination.section].insert(row, at: destination.row)
  }

  mutating func tableView(
    _ tableView: TableView, willDisplay cell: inout TableCell, forRowAt indexPath: IndexPath
  ) {
    act(.willDisplay, in: tableView)
    cell.showsReorderControl = !fixedSections.contains(indexPath.section)
  }

  mutating func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    act(.shouldHighlightRow, in: tableView)
    return !highlightVetoes.contains(indexPath)
  }

  mutating func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    act(.willSelectRow, in: tableView)
    return selectAnswers[indexPath] ?? indexPath
  }

  mutating func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    act(.didSelectRow, in: tableView)
    guard feedsCard, tableView.name == "main" else { return }
    cardRowIdentity = sections[indexPath.section][indexPath.row]
    tableView.cells[indexPath]?.textColor = .white
    tableView.table(named: "card")?.reloadData()
    tableView.nudgeCard(by: 10)
  }

  mutating func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    act(.willDeselectRow, in: tableView)
    return deselectAnswers[indexPath] ?? indexPath
  }

  mutating func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    act(.didDeselectRow, in: tableView)
    guard feedsCard else { return }
    tableView.cells[indexPath]?.textColor = .black
  }
}
