extension RowOrder {
  /// Moves the row at one index path so that it ends up at another.
  ///
  /// The destination is the row's final place, as UIKit's `moveRow(at:to:)` means it (grade A).
  ///
  ///     // a b c · d, moved 0:0 -> 1:1
  ///     // b c · d a
  ///
  /// - Precondition: A row stands at `source`, and once it is taken out `destination` is at most
  ///   one past the end of its section.
  /// - Complexity: O(log *n*), where *n* is the number of rows and sections.
  public mutating func moveRow(at source: IndexPath, to destination: IndexPath) {
    trees[0].moveRow(at: source, to: destination)
  }

  /// Inserts a row so that it stands at an index path.
  ///
  /// - Precondition: The index path is at most one past the end of its section.
  /// - Complexity: O(log *n*), where *n* is the number of rows and sections.
  public mutating func insert(_ row: RowID, at indexPath: IndexPath) {
    trees[0].place(row, at: indexPath)
  }

  /// Takes the row at an index path out and returns it.
  ///
  /// - Precondition: A row stands there.
  /// - Complexity: O(log *n*), where *n* is the number of rows and sections.
  @discardableResult
  public mutating func deleteRow(at indexPath: IndexPath) -> RowID {
    trees[0].deleteRow(at: indexPath)
  }

  /// Inserts a section with rows so that it has an index.
  ///
  /// - Precondition: `section` is at most the number of sections.
  /// - Complexity: O(log *s* + *m*), where *s* is the number of sections and *m* that of the rows.
  public mutating func insertSection(_ rows: [RowID], at section: Int) {
    trees[0].insertSection(rows, at: section)
  }

  /// Takes a section with its rows out.
  ///
  /// - Precondition: The section is there.
  /// - Complexity: O(log *s* + *m*), where *s* is the number of sections and *m* that of its rows.
  public mutating func deleteSection(at section: Int) {
    trees[0].deleteSection(at: section)
  }

  /// Moves a section so that it ends up at another index.
  ///
  /// - Precondition: Both are indices of sections.
  /// - Complexity: O(log *s*), where *s* is the number of sections.
  public mutating func moveSection(at source: Int, to destination: Int) {
    trees[0].moveSection(at: source, to: destination)
  }
}
