/// A range of byte offsets into a source text.
package struct SourceRange: Hashable, Sendable {
  package let lowerBound: Int
  package let upperBound: Int

  /// Creates the range between two offsets; an upper bound before the lower one counts as it.
  package init(_ lowerBound: Int, _ upperBound: Int) {
    self.lowerBound = lowerBound
    self.upperBound = max(lowerBound, upperBound)
  }

  /// Creates the range with the bounds of a Swift range.
  package init(_ range: Range<Int>) {
    self.init(range.lowerBound, range.upperBound)
  }

  /// The number of bytes.
  package var count: Int { upperBound - lowerBound }

  /// The empty range right behind this one, where something that is missing would stand.
  package var end: SourceRange { SourceRange(upperBound, upperBound) }

  /// Returns whether another range lies in this one.
  package func contains(_ other: SourceRange) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }

  /// Returns the smallest range that covers this one and another.
  package func union(_ other: SourceRange) -> SourceRange {
    SourceRange(min(lowerBound, other.lowerBound), max(upperBound, other.upperBound))
  }
}
