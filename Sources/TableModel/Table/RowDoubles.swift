/// Handles of rows that a table shows a second time.
///
/// A table that was told something else than what its model did may show a row in two places, as on
/// a phone. The second place has a handle of its own, so that each handle stands once in the order.
struct RowDoubles: Hashable, Sendable {
  private var originals: [RowID] = []

  /// The first number of a double's handle; rows of a model have smaller ones.
  private static let first: UInt32 = 1 << 31

  /// Whether no row was shown twice.
  var isEmpty: Bool { originals.isEmpty }

  /// Returns whether a handle is a row of the model's own.
  static func isOfModel(_ row: RowID) -> Bool { row.rawValue < first }

  /// Returns a new handle for a row that is shown already.
  mutating func handle(for row: RowID) -> RowID {
    originals.append(row)
    return RowID(rawValue: Self.first + UInt32(originals.count - 1))
  }

  /// Returns the row of the model that a handle stands for, itself for one that is no double.
  func original(of row: RowID) -> RowID {
    guard row.rawValue >= Self.first else { return row }
    let index = Int(row.rawValue - Self.first)
    return originals.indices.contains(index) ? originals[index] : row
  }
}
