/// The rows of a table in order: sections of row handles.
///
/// A value: a copy is a snapshot, taken in O(1) and shared until one of the two changes.
///
///     var order = RowOrder(sections: [[a, b, c], [d]])
///     order.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
///     // b c a · d
///
/// Each handle stands once in an order.
public struct RowOrder: Hashable, Sendable {
  var sections: [[RowID]]

  /// Makes an order from the rows of each section.
  ///
  /// - Precondition: No handle stands twice.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public init(sections: [[RowID]] = []) {
    self.sections = sections
    assert(checkInvariants())
  }

  /// The number of sections.
  public var numberOfSections: Int { sections.count }

  /// The indices of the sections.
  public var sectionIndices: Range<Int> { sections.indices }

  /// The number of rows in all sections.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  public var count: Int { sections.reduce(0) { $0 + $1.count } }

  /// Returns the number of rows in a section.
  ///
  /// - Precondition: The section is there.
  public func numberOfRows(inSection section: Int) -> Int { sections[section].count }

  /// Returns whether a row stands at an index path.
  public func contains(_ indexPath: IndexPath) -> Bool {
    sections.indices.contains(indexPath.section)
      && sections[indexPath.section].indices.contains(indexPath.row)
  }

  /// Returns the row at an index path.
  ///
  /// - Precondition: A row stands there.
  public func row(at indexPath: IndexPath) -> RowID {
    sections[indexPath.section][indexPath.row]
  }

  /// Returns where a row stands, or nil where it is not in the order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public func indexPath(of row: RowID) -> IndexPath? {
    for (section, rows) in sections.enumerated() {
      if let index = rows.firstIndex(of: row) { return IndexPath(row: index, section: section) }
    }
    return nil
  }
}
