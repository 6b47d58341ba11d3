import CommandKit
import TableModel

/// What `expect calls { … }` states of the last act.
extension Session {
  /// The calls for which lines with `[..]` are told apart in a failure, so that the search stays cheap.
  private static let mostTried = 1_000_000

  /// Returns why the last act made other calls than is stated, nil where it made those.
  ///
  /// Lines are compared as `#>` lines are: `...` stands for any number, `[..]` for any text in one.
  func failure(ofCalls wanted: [String], at range: SourceRange) -> Diagnostic? {
    let got = lastCalls.map(\.line)
    guard let mismatch = GoldenComparison(golden: wanted, lines: got).mismatch else { return nil }
    let notes =
      wanted.contains("...")
      ? mismatch.notes(golden: wanted, lines: got)
      : FailureNotes.lines(wanted: Session.fitted(wanted, to: got), got: got) { $0 }
    return Diagnostic(
      .expectation, "the last command made other calls", at: range, notes: notes)
  }

  /// Returns lines with those that have `[..]` replaced by the next call that they fit.
  private static func fitted(_ wanted: [String], to got: [String]) -> [String] {
    guard wanted.count * got.count <= mostTried else { return wanted }
    var rest = got[...]
    return wanted.map { pattern in
      let place = rest.firstIndex {
        GoldenComparison(golden: [pattern], lines: [$0]).mismatch == nil
      }
      guard let place else { return pattern }
      rest = rest[(place + 1)...]
      return got[place]
    }
  }
}
