package import TableModel

extension Screen {
  /// Returns a table's size in words: `main: 437 rows in 5 sections`, under a filter `main: 23 of 437 rows in 5 sections`,
  /// without sections `main: 0 rows`.
  package func summary(of table: TableView) -> String {
    let shown = shownRows(in: table)
    let some = filter(of: table) == nil ? "" : "\(shown.count) of "
    let count = filter(of: table) == nil ? shown.count : totalNumberOfRows(of: table)
    let rows = "\(table.name): \(some)\(counted(count, "row"))"
    return shown.numberOfSections == 0
      ? rows : "\(rows) in \(counted(shown.numberOfSections, "section"))"
  }
}

/// Returns a number with its noun, in the singular for one.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
