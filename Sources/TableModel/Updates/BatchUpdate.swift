/// The changes that a table is told of at once, as between `beginUpdates` and `endUpdates`.
///
/// The order of the operations does not matter: each names its place before or after the whole
/// batch (grade A).
///
///     // A B C D E, row 1 deleted, a row inserted at 3
///     BatchUpdate([.insertRow(0:3), .deleteRow(0:1)]).plan(before: [5], after: [5])
///     // A C D + E
public struct BatchUpdate: Hashable, Sendable {
  /// The changes, in any order.
  public var operations: [UpdateOperation]

  /// Makes a batch of changes.
  public init(_ operations: [UpdateOperation] = []) {
    self.operations = operations
  }

  /// Whether there is no change; the counts of such a batch are checked all the same.
  public var isEmpty: Bool { operations.isEmpty }
}
