import CommandKit

extension BoundUnit {
  /// Finds that the unit printed other lines than its `#>` lines say.
  ///
  /// - Throws: `expectation` at the first line that differs.
  func compare(_ lines: [String]) throws(Diagnostic) {
    let golden = unit.golden.map(\.text)
    guard let mismatch = GoldenComparison(golden: golden, lines: lines).mismatch else { return }
    let place =
      mismatch.golden < golden.count ? unit.golden[mismatch.golden].range : unit.range
    throw Diagnostic(
      .expectation, "the output differs", at: place,
      notes: mismatch.notes(golden: golden, lines: lines), source: source)
  }
}
