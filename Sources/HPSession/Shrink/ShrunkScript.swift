package import CommandKit

/// The fewest commands of a script that fail as the whole of it does.
package struct ShrunkScript {
  /// The script that is left.
  package let source: SourceText
  /// How it fails.
  package let failure: Diagnostic
  /// Whether what was wanted and found is still the same.
  package let isSameOutcome: Bool
  /// The number of commands before and after, those in blocks counted.
  package let counts: (before: Int, after: Int)
  /// The number of scripts that were tried.
  package let tries: Int
  /// Whether it ended before it was done.
  package let wasInterrupted: Bool

  /// The time that a smaller script may take at least, and how many times that of the whole one.
  private static let patience = (least: Duration.seconds(2), times: 10)
  /// The time that the whole one may take.
  package static let timeout = Duration.seconds(60)

  /// Shrinks a script, which is run as `hpsh test` runs it.
  ///
  /// What is left fails with the same status, code and message, at the same statement where it is one.
  /// Its files are those of the script, so it is to stand in the same folder.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - isExact: Whether what was wanted and found is to be the same as well.
  ///   - timeout: The time that the whole script may take.
  ///   - maker: What makes the sessions to run it in.
  /// - Throws: `usage` for a script that does not fail, `denied` for a controller that cannot be put
  ///   back, the fault of a text that cannot be read, `timed-out`.
  package init(
    _ script: Include, isExact: Bool = false, timeout: Duration = ShrunkScript.timeout,
    _ maker: SessionMaker
  ) throws(Diagnostic) {
    let rehearsal = try Rehearsal(script, maker, patience: timeout)
    let text = try ScriptParser.parse(rehearsal.source)
    let clock = ContinuousClock()
    let start = clock.now
    guard let failure = rehearsal.run(rehearsal.source).failure else {
      throw Diagnostic(
        .usage, "\(script.path): it does not fail, so there is nothing to shrink",
        hint: "hpsh test \(script.path) shows that it holds")
    }
    guard failure.code != .interrupted, failure.code != .timedOut else { throw failure }
    rehearsal.patience = max(
      ShrunkScript.patience.least, (clock.now - start) * ShrunkScript.patience.times)
    let identity = FailureIdentity(of: failure, isExact: isExact)
    var shrinker = Shrinker(rehearsal.source, isInterrupted: rehearsal.isInterrupted) { candidate in
      guard let found = rehearsal.run(candidate).failure else { return false }
      return FailureIdentity(of: found, isExact: isExact) == identity
    }
    shrinker.shrink()
    source = shrinker.source
    let last = shrinker.wasInterrupted ? nil : rehearsal.run(shrinker.source).failure
    self.failure = last ?? failure
    isSameOutcome =
      FailureIdentity(of: self.failure, isExact: true)
      == FailureIdentity(of: failure, isExact: true)
    counts = (text.commandCount, try ScriptParser.parse(shrinker.source).commandCount)
    tries = shrinker.tries
    wasInterrupted = shrinker.wasInterrupted
  }
}

extension ScriptText {
  /// The number of commands, those in blocks counted.
  ///
  /// - Complexity: O(*n*), where *n* is the number of commands.
  var commandCount: Int { sequences.reduce(0) { $0 + $1.places.count } }
}
