package import CommandKit

/// What became of a script as a test.
package struct TestOutcome {
  /// The first failure, nil for a script that passed.
  package let failure: Diagnostic?
  /// Whether the script could have failed at all.
  package let assertsAnything: Bool

  /// The status that the test alone would end with.
  package var status: ExitStatus { failure?.code.exitStatus ?? .success }
}
