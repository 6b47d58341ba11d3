/// The bounds of a text, so that hostile input ends in a `limit` error and not in the machine's.
package struct SourceLimits: Sendable {
  /// The bytes a line may have.
  package var line = 64 << 20
  /// The bytes a word may have, over all the lines of a quote.
  package var word = 64 << 20
  /// The bytes that the value of a variable or an expression may have.
  package var value = 16 << 20
  /// The number of blocks that may stand inside each other; what runs them looks for room for each.
  package var depth = 1_000

  package init() {}

  /// The bounds that hold at every door.
  package static let standard = SourceLimits()
}
