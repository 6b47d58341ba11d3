package import CommandKit

/// What became of a script as a test.
package struct TestOutcome {
  /// The first failure, nil for a script that passed.
  package let failure: Diagnostic?
  /// Whether the script could have failed at all.
  package let assertsAnything: Bool
  /// Whether its `#>` lines were rewritten.
  package let isUpdated: Bool
  /// The part of the script that failed, nil where it has no parts.
  package let phase: TestPhase?
  /// What the script's author may want to know.
  package let notes: [String]

  package init(
    failure: Diagnostic?, assertsAnything: Bool = true, isUpdated: Bool = false,
    phase: TestPhase? = nil, notes: [String] = []
  ) {
    (self.failure, self.assertsAnything) = (failure, assertsAnything)
    (self.isUpdated, self.phase, self.notes) = (isUpdated, phase, notes)
  }

  /// The status that the test alone would end with.
  package var status: ExitStatus { failure?.code.exitStatus ?? .success }
}
