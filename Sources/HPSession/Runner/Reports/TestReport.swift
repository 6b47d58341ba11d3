package import CommandKit

/// What became of a script as a test, as it is shown and kept.
package struct TestReport: Hashable, Sendable {
  /// The path of the script, as it was found.
  package let path: String
  /// The time it took.
  package let duration: Duration
  /// Whether it could have failed at all.
  package let assertsAnything: Bool
  /// Whether its `#>` lines were rewritten.
  package let isUpdated: Bool
  /// The first failure, nil for a script that passed.
  package let failure: FaultReport?
  /// The part of the script that failed, nil where it has no parts.
  package let phase: TestPhase?
  /// What the script's author may want to know.
  package let notes: [String]

  package init(
    path: String, duration: Duration, assertsAnything: Bool = true, isUpdated: Bool = false,
    failure: FaultReport? = nil, phase: TestPhase? = nil, notes: [String] = []
  ) {
    (self.path, self.duration) = (path, duration)
    (self.assertsAnything, self.isUpdated) = (assertsAnything, isUpdated)
    (self.failure, self.phase, self.notes) = (failure, phase, notes)
  }

  /// Makes the report of a script that ran to its end or its first failure.
  package init(path: String, duration: Duration, _ outcome: TestOutcome) {
    self.init(
      path: path, duration: duration, assertsAnything: outcome.assertsAnything,
      isUpdated: outcome.isUpdated,
      failure: outcome.failure.map { FaultReport($0, in: path) }, phase: outcome.phase,
      notes: outcome.notes)
  }

  /// Returns the report of a script that must assert something: without that it failed.
  package var strict: TestReport {
    guard failure == nil, !assertsAnything else { return self }
    let fault = Diagnostic(
      .expectation, "the script asserts nothing",
      hint: "expect, !, or a #> line under a command asserts something")
    return TestReport(
      path: path, duration: duration, assertsAnything: false, isUpdated: isUpdated,
      failure: FaultReport(fault, in: path), notes: notes)
  }

  /// The status that the test alone would end with.
  package var status: ExitStatus { failure?.code.exitStatus ?? .success }
}
