import CommandKit
import TableModel

/// What `expect error CODE { … }` states of a block.
extension Session {
  /// Runs a block, which is to end with an error of a code, and puts back what its commands did.
  ///
  /// An expectation changes nothing. What a controller that is a class did stays. The error goes where
  /// the one of a command with `!` goes.
  ///
  /// - Throws: `expectation` where no command fails, or one fails otherwise; a fault of the text, an
  ///   interrupt or a broken `always` as it is.
  mutating func expect(
    _ code: DiagnosticCode, from block: Block, at range: SourceRange
  ) throws(Diagnostic) {
    let units = try bind(block)
    let failure = failure(of: units)
    guard let failure else {
      throw Diagnostic(
        .expectation, "expected the error \(code.rawValue), and nothing failed", at: range)
    }
    if failure.code == .interrupted || hasBrokenAlways { throw failure }
    if failure.code == code { return sink.report(failure, isExpected: true) }
    if failure.code.isFaultOfText { throw failure }
    throw Diagnostic(
      .expectation, "expected the error \(code.rawValue)", at: range,
      notes: [
        "wanted: \(code.rawValue)", "got:    \(failure.message) [\(failure.code.rawValue)]",
        "at \(failure.source?.place(of: failure.range) ?? "an unknown place")",
      ])
  }

  /// Runs units up to their first error, which is returned, and puts back what they did.
  private mutating func failure(of units: [BoundUnit]) -> Diagnostic? {
    let (before, state) = (self, screen.snapshot)
    lastTrail = nil
    keepsGoing = false
    var failure: Diagnostic?
    do {
      try run(units)
    } catch {
      failure = error
    }
    keepsGoing = before.keepsGoing
    let hasActed = lastTrail != nil
    guard screen.isRestorable else {
      if !hasActed { lastTrail = before.lastTrail }
      return failure
    }
    let after = self
    self = before
    screen.restore(state)
    forgetNames()
    (exitRequest, wasInterrupted) = (after.exitRequest, after.wasInterrupted)
    hasBrokenAlways = after.hasBrokenAlways
    if hasActed { (lastCalls, lastTrail) = (after.lastCalls, StepTrail()) }
    return failure
  }
}
