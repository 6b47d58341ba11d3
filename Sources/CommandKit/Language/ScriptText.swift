/// A whole text, parsed.
package struct ScriptText: Sendable {
  package let source: SourceText
  package let units: [Unit]
  package let fixtures: [Fixture]

  package init(source: SourceText, units: [Unit], fixtures: [Fixture]) {
    self.source = source
    self.units = units
    self.fixtures = fixtures
  }

  /// Whether any unit says what its output is to be.
  ///
  /// - Complexity: O(*n*), where *n* is the number of units.
  package var hasGolden: Bool { units.contains { !$0.golden.isEmpty } }
}
