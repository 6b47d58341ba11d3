/// The rows of a table in order: sections of row handles.
///
/// A value: a copy is a snapshot, taken in O(1). What the two hold in common stays shared, and a
/// change copies O(log *n*) of it.
///
///     var order = RowOrder(sections: [[a, b, c], [d]])
///     order.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
///     // b c a · d
///
/// Each handle stands once in an order. Each section is a tree of counted nodes, and a table of
/// places leads from a handle back into the tree.
public struct RowOrder: Sendable {
  /// The tree of each section.
  var sections: [OrderNode] = []
  /// Where each row is in the trees.
  var places = RowPlaces()

  /// Makes an order from the rows of each section.
  ///
  /// - Precondition: No handle stands twice.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public init(sections: [[RowID]] = []) {
    self.sections = sections.map { OrderNode($0, in: &places) }
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
      && (0..<sections[indexPath.section].count).contains(indexPath.row)
  }

  /// Returns the row at an index path.
  ///
  /// - Precondition: A row stands there.
  /// - Complexity: O(log *n*), where *n* is the number of rows in the section.
  public func row(at indexPath: IndexPath) -> RowID {
    precondition(indexPath.row >= 0 && indexPath.row < sections[indexPath.section].count)
    return sections[indexPath.section].row(at: indexPath.row)
  }

  /// Returns where a row stands, or nil where it is not in the order.
  ///
  /// - Complexity: O(*s* + log *n*), where *s* is the number of sections and *n* that of rows.
  public func indexPath(of row: RowID) -> IndexPath? {
    guard let way = places.way(to: row),
      let section = sections.firstIndex(where: { $0.id == way[0] }),
      let index = sections[section].index(of: row, along: way.dropFirst())
    else { return nil }
    return IndexPath(row: index, section: section)
  }
}

extension RowOrder: Hashable {
  /// Returns whether two orders hold the same rows in the same sections, however their trees came about.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows; O(*s*) for a copy, *s* being the number of sections.
  public static func == (left: RowOrder, right: RowOrder) -> Bool {
    left.sections.elementsEqual(right.sections) { left, right in
      left.count == right.count
        && (left.isCopy(of: right)
          || SectionRows(root: left).elementsEqual(SectionRows(root: right)))
    }
  }

  /// Feeds the rows of each section to a hasher.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public func hash(into hasher: inout Hasher) {
    for section in sections {
      hasher.combine(section.count)
      for row in SectionRows(root: section) { hasher.combine(row) }
    }
  }
}
