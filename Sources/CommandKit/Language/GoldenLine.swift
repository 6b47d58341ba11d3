/// A `#>` line: one line of the output that the unit above it is to have.
package struct GoldenLine: Sendable, Hashable {
  /// What stands behind `#>` and one space.
  package let text: String
  /// The number of the line in its source.
  package let line: Int
  /// The whole line without its end.
  package let range: SourceRange

  package init(text: String, line: Int, range: SourceRange) {
    self.text = text
    self.line = line
    self.range = range
  }
}
