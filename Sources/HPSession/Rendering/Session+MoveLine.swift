import TableModel

extension Session {
  /// Returns what a move did: `1:2 -> 1:45  (asked for 2:0; edge of section 1)`, without the bracket where it stood.
  func line(of move: RowMove, in table: TableView) -> String {
    let line = "\(move.source) -> \(move.target)"
    guard move.target != move.proposed else { return line }
    return "\(line)  (asked for \(move.proposed)\(reason(for: move, in: table)))"
  }

  /// Returns why a row landed elsewhere than asked for, nothing where only the controller knows.
  private func reason(for move: RowMove, in table: TableView) -> String {
    let section = move.source.section
    let count = screen.shownRows(in: table).numberOfRows(inSection: section)
    let rules = screen.reorderRules(of: table)
    if move.proposed == IndexPath(row: count, section: section), move.target.row == count - 1 {
      return "; edge of section \(section)"
    }
    switch rules?.policy {
    case .edge:
      let isEnd = move.target.row == 0 || move.target.row == count - 1
      let isPinned = !isEnd && rules?.pins.isEmpty == false
      return "; \(isPinned ? "pinned rows at the " : "")edge of section \(section)"
    case .origin: return "; back to its origin"
    case .free, nil: return ""
    }
  }
}
