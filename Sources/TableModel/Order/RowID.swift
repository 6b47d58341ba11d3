/// A small handle that stays with a row wherever it moves.
///
/// A handle is unique in its table. What the row holds lives elsewhere: the order of a table is
/// handles alone, so that a million rows can be moved without touching one record.
public struct RowID: Hashable, Sendable {
  /// The number behind the handle.
  public let rawValue: UInt32

  /// Makes the handle with a number.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}
