/// The trees of an order: that of its sections, in which each section has one of its rows, and the places in them.
///
/// Its changes are those of ``RowOrder``, and ask for the same.
struct OrderTrees: Sendable {
  /// The tree of sections.
  private(set) var sections: OrderNode<OrderSection>
  /// Where each row is in the trees.
  private(set) var places: RowPlaces

  /// Makes the trees of the rows of each section.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  init(sections: [[RowID]]) {
    var places = RowPlaces()
    let all = sections.map { OrderSection($0, in: &places) }
    self.sections = OrderNode(all, in: &places)
    self.places = places
  }

  /// Moves a row.
  mutating func moveRow(at source: IndexPath, to destination: IndexPath) {
    place(take(at: source), at: destination)
  }

  /// Takes a row out and returns it.
  mutating func deleteRow(at indexPath: IndexPath) -> RowID {
    let row = take(at: indexPath)
    places.setLeaf(of: row, nil)
    return row
  }

  /// Inserts a section with rows.
  mutating func insertSection(_ rows: [RowID], at section: Int) {
    place(OrderSection(rows, in: &places), at: section)
  }

  /// Takes a section with its rows out.
  mutating func deleteSection(at section: Int) {
    takeSection(at: section).discard(from: &places)
  }

  /// Moves a section.
  mutating func moveSection(at source: Int, to destination: Int) {
    place(takeSection(at: source), at: destination)
  }

  /// Takes a row out of its section's tree; its place stays noted.
  private mutating func take(at indexPath: IndexPath) -> RowID {
    precondition((0..<sections.count).contains(indexPath.section))
    return sections.change(at: indexPath.section) { section, leaf in
      precondition((0..<section.rowCount).contains(indexPath.row))
      return section.removeRow(at: indexPath.row, in: &places, leaf: leaf)
    }
  }

  /// Puts a row into its section's tree.
  mutating func place(_ row: RowID, at indexPath: IndexPath) {
    precondition((0..<sections.count).contains(indexPath.section))
    sections.change(at: indexPath.section) { section, leaf in
      precondition((0...section.rowCount).contains(indexPath.row))
      section.insert(row, at: indexPath.row, in: &places, leaf: leaf)
    }
  }

  /// Takes a section out with its rows, whose places stay noted.
  private mutating func takeSection(at section: Int) -> OrderSection {
    precondition((0..<sections.count).contains(section))
    return sections.removeAtRoot(at: section, in: &places)
  }

  private mutating func place(_ section: OrderSection, at index: Int) {
    precondition((0...sections.count).contains(index))
    sections.insertAtRoot(section, at: index, in: &places)
  }
}
