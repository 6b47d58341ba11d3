package import CommandKit
package import TableModel

/// Rows that were found: the table they stand in and their index paths, as they were asked for.
package struct ResolvedRows {
  /// The table.
  package let table: TableView
  /// The rows, each with the words that named it; none stands twice.
  package let rows: [Row]

  /// One of them.
  package struct Row: Hashable {
    package let path: IndexPath
    package let range: SourceRange
  }

  /// The index paths alone.
  package var paths: [IndexPath] { rows.map(\.path) }

  /// The words that name them, nil for no rows.
  var range: SourceRange? {
    rows.first.map { first in rows.dropFirst().reduce(first.range) { $0.union($1.range) } }
  }
}
