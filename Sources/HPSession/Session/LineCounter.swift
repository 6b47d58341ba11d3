import CommandKit

/// The lines on which commands stand, counted on from the one before.
///
/// A script of a million lines would be counted through for each of them otherwise.
struct LineCounter {
  private var source: SourceText?
  private var offset = 0
  private var line = 0

  /// Returns the number of the line that holds an offset.
  ///
  /// - Complexity: O(*d*), where *d* is the distance from the offset asked for before, in one text.
  mutating func line(of offset: Int, in source: SourceText) -> Int {
    if let known = self.source, known.isSame(as: source) {
      let (low, high) = (min(offset, self.offset), max(offset, self.offset))
      let between = source.lineFeeds(in: low..<high)
      line += offset < self.offset ? -between : between
    } else {
      line = source.position(of: offset).line
    }
    (self.source, self.offset) = (source, offset)
    return line
  }
}
