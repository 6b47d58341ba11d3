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
  /// - Complexity: O(*n*), where *n* is the number of rows in both sections.
  public mutating func moveRow(at source: IndexPath, to destination: IndexPath) {
    let row = sections[source.section].remove(at: source.row)
    sections[destination.section].insert(row, at: destination.row)
    assert(checkInvariants())
  }

  /// Inserts a row so that it stands at an index path.
  ///
  /// - Precondition: The index path is at most one past the end of its section.
  /// - Complexity: O(*n*), where *n* is the number of rows in the section.
  public mutating func insert(_ row: RowID, at indexPath: IndexPath) {
    sections[indexPath.section].insert(row, at: indexPath.row)
    assert(checkInvariants())
  }

  /// Takes the row at an index path out and returns it.
  ///
  /// - Precondition: A row stands there.
  /// - Complexity: O(*n*), where *n* is the number of rows in the section.
  @discardableResult
  public mutating func deleteRow(at indexPath: IndexPath) -> RowID {
    sections[indexPath.section].remove(at: indexPath.row)
  }

  /// Inserts a section with rows so that it has an index.
  ///
  /// - Precondition: `section` is at most the number of sections.
  /// - Complexity: O(*s*), where *s* is the number of sections.
  public mutating func insertSection(_ rows: [RowID], at section: Int) {
    sections.insert(rows, at: section)
    assert(checkInvariants())
  }

  /// Takes a section with its rows out.
  ///
  /// - Precondition: The section is there.
  /// - Complexity: O(*s*), where *s* is the number of sections.
  public mutating func deleteSection(at section: Int) {
    sections.remove(at: section)
  }

  /// Moves a section so that it ends up at another index.
  ///
  /// - Precondition: Both are indices of sections.
  /// - Complexity: O(*s*), where *s* is the number of sections.
  public mutating func moveSection(at source: Int, to destination: Int) {
    sections.insert(sections.remove(at: source), at: destination)
  }
}
