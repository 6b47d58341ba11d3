import CommandKit
import TableModel

/// Rows as a failure names them: place and title, and the id where another one has the same title.
struct RowTitles {
  private let table: TableView
  private let screen: Screen
  /// The titles that several of the rows have.
  private let repeated: Set<String>

  /// Makes the names of rows that stand in one failure.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  init(_ rows: [RowID], in table: TableView, on screen: Screen) {
    (self.table, self.screen) = (table, screen)
    var seen = Set<String>()
    repeated = Set(
      Set(rows).map { screen.title(of: $0, in: table) }.filter { !seen.insert($0).inserted })
  }

  /// Returns the title of a row in quotes, with its id where another row has the same title.
  func title(of row: RowID) -> String {
    let title = screen.title(of: row, in: table)
    let identity = repeated.contains(title) ? " @\(screen.identity(of: row, in: table))" : ""
    return Word.quoted(title) + identity
  }

  /// Returns the name of a row.
  func text(of row: RowID) -> String {
    let path = screen.shownRows(in: table).indexPath(of: row)
    let title = screen.title(of: row, in: table)
    let needsIdentity = path == nil || repeated.contains(title)
    let identity = needsIdentity ? " @\(screen.identity(of: row, in: table))" : ""
    return (path.map { "\($0) " } ?? "") + "\"\(title)\"" + identity
  }
}
