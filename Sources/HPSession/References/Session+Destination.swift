import CommandKit
import TableModel

extension Session {
  /// Returns the place a destination means for rows of one section: where the first of them ends up.
  ///
  /// - Precondition: There is a row, and all of them stand.
  mutating func place(
    _ destination: Destination, of sources: [IndexPath], in table: TableView
  ) throws(Diagnostic) -> IndexPath {
    switch destination.form {
    case .top: return IndexPath(row: 0, section: sources[0].section)
    case .bottom:
      let section = sources[0].section
      let count = rows(of: table).numberOfRows(inSection: section)
      return IndexPath(row: count - sources.count, section: section)
    case .before(let reference):
      return try path(of: reference, in: table).gap(isAfter: false, without: sources)
    case .after(let reference):
      return try path(of: reference, in: table).gap(isAfter: true, without: sources)
    case .place(let reference):
      guard case .path(let section, let row) = reference.form else {
        return try path(of: reference, in: table)
      }
      return IndexPath(row: row, section: try self.section(section, in: table, code: .noRow))
    }
  }
}

extension IndexPath {
  /// Returns the place right before or after this row once rows are taken out that are to go there.
  fileprivate func gap(isAfter: Bool, without sources: [IndexPath]) -> IndexPath {
    let gap = IndexPath(row: row + (isAfter ? 1 : 0), section: section)
    let above = sources.count { $0.section == section && $0.row < gap.row }
    return IndexPath(row: gap.row - above, section: section)
  }
}
