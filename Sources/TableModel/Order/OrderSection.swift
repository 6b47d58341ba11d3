/// A section of an order: the tree of its rows.
struct OrderSection: OrderElement {
  /// The root of the tree; the way up from it leads to the leaf that holds the section.
  private(set) var rows: OrderNode<RowID>

  static var mostInLeaf: Int { 32 }

  /// Makes the section of some rows, which stands in no leaf yet.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  init(_ rows: [RowID], in places: inout RowPlaces) {
    self.rows = OrderNode(rows, in: &places)
  }

  var rowCount: Int { rows.count }

  func note(leaf: UInt32?, in places: inout RowPlaces) {
    places.setParent(of: rows.id, leaf)
  }

  func discard(from places: inout RowPlaces) { rows.discard(from: &places) }

  func isSame(as other: OrderSection) -> Bool { rows.isSame(as: other.rows) }

  /// Inserts a row at an index; the section stands in the given leaf.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  mutating func insert(
    _ row: RowID, at index: Int, in places: inout RowPlaces, leaf: UInt32
  ) {
    let root = rows.id
    rows.insertAtRoot(row, at: index, in: &places)
    if rows.id != root { note(leaf: leaf, in: &places) }
  }

  /// Takes the row at an index out and returns it; its place stays noted.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  mutating func removeRow(
    at index: Int, in places: inout RowPlaces, leaf: UInt32
  ) -> RowID {
    let root = rows.id
    let row = rows.removeAtRoot(at: index, in: &places)
    if rows.id != root { note(leaf: leaf, in: &places) }
    return row
  }
}
