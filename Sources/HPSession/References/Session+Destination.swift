import CommandKit
import TableModel

extension Session {
  /// Returns the place a destination means for a row.
  mutating func place(
    _ destination: Destination, of source: IndexPath, in table: TableView
  ) throws(Diagnostic) -> IndexPath {
    let shown = rows(of: table)
    switch destination.form {
    case .top: return IndexPath(row: 0, section: source.section)
    case .bottom:
      let count = shown.numberOfRows(inSection: source.section)
      return IndexPath(row: count - 1, section: source.section)
    case .before(let reference):
      return source.gap(above: try path(of: reference, in: table), isAfter: false)
    case .after(let reference):
      return source.gap(above: try path(of: reference, in: table), isAfter: true)
    case .place(let reference):
      guard case .path(let section, let row) = reference.form else {
        return try path(of: reference, in: table)
      }
      return IndexPath(row: row, section: try self.section(section, in: table, code: .noRow))
    }
  }
}

extension IndexPath {
  /// Returns the final place of this row when it goes right before or after another one.
  fileprivate func gap(above other: IndexPath, isAfter: Bool) -> IndexPath {
    guard other != self else { return self }
    var place = other
    if isAfter { place.row += 1 }
    if section == other.section, row < other.row { place.row -= 1 }
    return place
  }
}
