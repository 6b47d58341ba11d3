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
    place(take(at: source), at: destination)
  }

  /// Inserts a row so that it stands at an index path.
  ///
  /// - Precondition: The index path is at most one past the end of its section.
  /// - Complexity: O(log *n*), where *n* is the number of rows and sections.
  public mutating func insert(_ row: RowID, at indexPath: IndexPath) {
    place(row, at: indexPath)
  }

  /// Takes the row at an index path out and returns it.
  ///
  /// - Precondition: A row stands there.
  /// - Complexity: O(log *n*), where *n* is the number of rows and sections.
  @discardableResult
  public mutating func deleteRow(at indexPath: IndexPath) -> RowID {
    let row = take(at: indexPath)
    places.setLeaf(of: row, nil)
    return row
  }

  /// Inserts a section with rows so that it has an index.
  ///
  /// - Precondition: `section` is at most the number of sections.
  /// - Complexity: O(log *s* + *m*), where *s* is the number of sections and *m* that of the rows.
  public mutating func insertSection(_ rows: [RowID], at section: Int) {
    place(OrderSection(rows, in: &places), at: section)
  }

  /// Takes a section with its rows out.
  ///
  /// - Precondition: The section is there.
  /// - Complexity: O(log *s* + *m*), where *s* is the number of sections and *m* that of its rows.
  public mutating func deleteSection(at section: Int) {
    takeSection(at: section).discard(from: &places)
  }

  /// Moves a section so that it ends up at another index.
  ///
  /// - Precondition: Both are indices of sections.
  /// - Complexity: O(log *s*), where *s* is the number of sections.
  public mutating func moveSection(at source: Int, to destination: Int) {
    place(takeSection(at: source), at: destination)
  }

  /// Takes a row out of its section's tree; its place stays noted.
  private mutating func take(at indexPath: IndexPath) -> RowID {
    precondition(sectionIndices.contains(indexPath.section))
    return sections.change(at: indexPath.section) { section, leaf in
      precondition((0..<section.rowCount).contains(indexPath.row))
      return section.removeRow(at: indexPath.row, in: &places, leaf: leaf)
    }
  }

  /// Puts a row into its section's tree.
  private mutating func place(_ row: RowID, at indexPath: IndexPath) {
    precondition(sectionIndices.contains(indexPath.section))
    sections.change(at: indexPath.section) { section, leaf in
      precondition((0...section.rowCount).contains(indexPath.row))
      section.insert(row, at: indexPath.row, in: &places, leaf: leaf)
    }
  }

  /// Takes a section out with its rows, whose places stay noted.
  private mutating func takeSection(at section: Int) -> OrderSection {
    precondition(sectionIndices.contains(section))
    return sections.removeAtRoot(at: section, in: &places)
  }

  private mutating func place(_ section: OrderSection, at index: Int) {
    precondition((0...numberOfSections).contains(index))
    sections.insertAtRoot(section, at: index, in: &places)
  }
}
