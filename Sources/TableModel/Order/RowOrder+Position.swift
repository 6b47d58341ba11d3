extension RowOrder {
  /// Returns the index path of the row at a position of the whole table, from 0, or nil past the end.
  ///
  /// - Complexity: O(log *s*), where *s* is the number of sections.
  public func indexPath(atPosition position: Int) -> IndexPath? {
    guard (0..<count).contains(position) else { return nil }
    let (section, row) = sections.element(holdingRow: position)
    return IndexPath(row: row, section: section)
  }

  /// Returns the position of an index path in the whole table, from 0.
  ///
  /// - Precondition: The section is there.
  /// - Complexity: O(log *s*), where *s* is the number of sections.
  public func position(of indexPath: IndexPath) -> Int {
    sections.rows(before: indexPath.section) + indexPath.row
  }

  /// Returns the rows of a section in order.
  ///
  /// - Precondition: The section is there.
  public func rows(inSection section: Int) -> some RandomAccessCollection<RowID> {
    OrderElements(root: sections.element(at: section).rows)
  }

  /// The rows of all sections in order.
  package var rows: some Sequence<RowID> {
    OrderElements(root: sections).lazy.flatMap { OrderElements(root: $0.rows) }
  }

  /// The number of rows in each section.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  package var rowCounts: [Int] { OrderElements(root: sections).map(\.rowCount) }

  /// The index paths of all rows in order.
  public var indexPaths: some Sequence<IndexPath> {
    OrderElements(root: sections).lazy.enumerated().lazy.flatMap { section, content in
      (0..<content.rowCount).lazy.map { IndexPath(row: $0, section: section) }
    }
  }
}
