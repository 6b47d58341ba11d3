/// Units between braces.
package struct Block: Sendable {
  package let units: [Unit]
  /// The block with its braces.
  package let range: SourceRange

  package init(units: [Unit], range: SourceRange) {
    self.units = units
    self.range = range
  }

  /// The words of each item, for the commands that read lines of their own.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  package var lines: [[Word]] { units.flatMap { $0.items.map(\.words) } }
}
