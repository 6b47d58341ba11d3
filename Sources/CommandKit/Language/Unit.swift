/// The items of one line, or of the lines that a quote or block spans, run one after another.
package struct Unit: Sendable {
  /// The items; none only where `#>` lines stand under an empty line.
  package let items: [Item]
  /// The output that is expected, line by line.
  package internal(set) var golden: [GoldenLine]
  package let range: SourceRange
  /// The number of the line it starts on.
  package let line: Int
  /// The offset behind the end of its last line, where its `#>` lines start or would be put.
  package internal(set) var next: Int

  package init(items: [Item], golden: [GoldenLine] = [], range: SourceRange, line: Int) {
    self.items = items
    self.golden = golden
    self.range = range
    self.line = line
    next = range.upperBound
  }
}
