extension RowOrder {
  /// Returns the index path of the row at a position of the whole table, from 0, or nil past the end.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  public func indexPath(atPosition position: Int) -> IndexPath? {
    guard position >= 0 else { return nil }
    var rest = position
    for (section, rows) in sections.enumerated() {
      if rest < rows.count { return IndexPath(row: rest, section: section) }
      rest -= rows.count
    }
    return nil
  }

  /// Returns the position of an index path in the whole table, from 0.
  ///
  /// - Precondition: The section is there.
  /// - Complexity: O(*s*), where *s* is the number of sections.
  public func position(of indexPath: IndexPath) -> Int {
    sections[..<indexPath.section].reduce(indexPath.row) { $0 + $1.count }
  }

  /// Returns the rows of a section in order.
  ///
  /// - Precondition: The section is there.
  public func rows(inSection section: Int) -> some RandomAccessCollection<RowID> {
    SectionRows(root: sections[section])
  }

  /// The index paths of all rows in order.
  public var indexPaths: some Sequence<IndexPath> {
    sections.indices.lazy.flatMap { section in
      (0..<sections[section].count).lazy.map { IndexPath(row: $0, section: section) }
    }
  }
}
