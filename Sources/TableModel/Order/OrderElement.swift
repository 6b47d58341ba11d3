/// What the leaves of a counted tree hold: rows in the tree of a section, sections in the tree of an order.
protocol OrderElement: Sendable {
  /// The most elements in a leaf.
  static var mostInLeaf: Int { get }

  /// The number of rows that it stands for.
  var rowCount: Int { get }

  /// Notes the leaf that it stands in, nil for one that stands in none.
  func note(leaf: UInt32?, in places: inout RowPlaces)

  /// Takes it and all below out of their places.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  func discard(from places: inout RowPlaces)

  /// Returns whether two hold the same rows in the same order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows, less what the two share.
  func isSame(as other: Self) -> Bool
}

extension RowID: OrderElement {
  static var mostInLeaf: Int { 128 }

  var rowCount: Int { 1 }

  func note(leaf: UInt32?, in places: inout RowPlaces) { places.setLeaf(of: self, leaf) }

  func discard(from places: inout RowPlaces) { places.setLeaf(of: self, nil) }

  func isSame(as other: RowID) -> Bool { self == other }
}
