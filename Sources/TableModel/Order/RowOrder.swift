/// The rows of a table in order: sections of row handles.
///
/// A value: a copy is a snapshot, taken in O(1). What the two hold in common stays shared, and a
/// change copies O(log *n*) of it.
///
///     var order = RowOrder(sections: [[a, b, c], [d]])
///     order.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
///     // b c a · d
///
/// Each handle stands once in an order. The sections are the elements of a tree of counted nodes, the
/// rows of each those of a tree of its own, and a table of places leads from a handle back up.
public struct RowOrder: Sendable {
  /// The trees, alone in an array: a copy of an order is one reference then, and orders are handed about
  /// with every act.
  var trees: [OrderTrees]

  /// The tree of sections.
  var sections: OrderNode<OrderSection> { trees[0].sections }
  /// Where each row is in the trees.
  var places: RowPlaces { trees[0].places }

  /// Makes an order from the rows of each section.
  ///
  /// - Precondition: No handle stands twice.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public init(sections: [[RowID]] = []) {
    trees = [OrderTrees(sections: sections)]
    assert(checkInvariants())
  }

  /// Makes an order of rows that are numbered through, from the number of rows in each section.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  init(counts: [Int]) {
    var next: UInt32 = 0
    self.init(
      sections: counts.map { count in
        defer { next += UInt32(count) }
        return (next..<next + UInt32(count)).map { RowID(rawValue: $0) }
      })
  }

  /// The order without sections, made once.
  static let empty = RowOrder()

  /// The number of sections.
  public var numberOfSections: Int { trees.lend(0) { $0.sections.count } }

  /// The indices of the sections.
  public var sectionIndices: Range<Int> { 0..<numberOfSections }

  /// The number of rows in all sections.
  public var count: Int { trees.lend(0) { $0.sections.rowCount } }

  /// Returns the number of rows in a section.
  ///
  /// - Precondition: The section is there.
  /// - Complexity: O(log *s*), where *s* is the number of sections.
  public func numberOfRows(inSection section: Int) -> Int {
    trees.lend(0) { $0.sections.numberOfRows(inElementAt: section) }
  }

  /// Returns whether a row stands at an index path.
  ///
  /// - Complexity: O(log *s*), where *s* is the number of sections.
  public func contains(_ indexPath: IndexPath) -> Bool {
    sectionIndices.contains(indexPath.section)
      && (0..<numberOfRows(inSection: indexPath.section)).contains(indexPath.row)
  }

  /// Returns whether a row stands in the order.
  package func contains(_ row: RowID) -> Bool { trees.lend(0) { $0.places.hasLeaf(row) } }

  /// Returns the row at an index path.
  ///
  /// - Precondition: A row stands there.
  /// - Complexity: O(log *n*), where *n* is the number of rows and sections.
  public func row(at indexPath: IndexPath) -> RowID {
    trees.lend(0) { $0.sections.row(at: indexPath.row, inElementAt: indexPath.section) }
  }

  /// Returns where a row stands, or nil where it is not in the order.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows and sections.
  public func indexPath(of row: RowID) -> IndexPath? {
    guard var way = places.way(to: row)?.dropFirst(),
      let (leaf, before) = sections.leaf(along: &way), let root = way.popFirst(),
      let section = leaf.elements.firstIndex(where: { $0.rows.id == root }),
      let (rows, above) = leaf.elements[section].rows.leaf(along: &way),
      let index = rows.elements.firstIndex(of: row)
    else { return nil }
    return IndexPath(row: above + index, section: before + section)
  }

  /// Returns whether the order is a copy of another that neither has changed since.
  ///
  /// Two that are no copies may hold the same rows all the same.
  func isCopy(of other: RowOrder) -> Bool {
    trees.sharesStorage(with: other.trees) || sections.isCopy(of: other.sections)
  }
}

extension RowOrder: Hashable {
  /// Returns whether two orders hold the same rows in the same sections, however their trees came about.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows, less what the two share: O(1) for a copy,
  ///   O(log *n*) for one in which few rows have changed.
  public static func == (left: RowOrder, right: RowOrder) -> Bool {
    left.sections.isSame(as: right.sections)
  }

  /// Feeds the rows of each section to a hasher.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public func hash(into hasher: inout Hasher) {
    for section in OrderElements(root: sections) {
      hasher.combine(section.rowCount)
      for row in OrderElements(root: section.rows) { hasher.combine(row) }
    }
  }
}
