/// The number that the program leaves behind.
package struct ExitStatus: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// All went well.
  package static let success = ExitStatus(rawValue: 0)
  /// A command failed.
  package static let failure = ExitStatus(rawValue: 1)
  /// The program was called wrongly.
  package static let programUsage = ExitStatus(rawValue: 2)
  /// An expectation failed.
  package static let expectation = ExitStatus(rawValue: 3)
  /// The text of a script is wrong.
  package static let text = ExitStatus(rawValue: 4)
  /// A test's time ran out.
  package static let timedOut = ExitStatus(rawValue: 124)
  /// The user interrupted.
  package static let interrupted = ExitStatus(rawValue: 130)
}

extension ExitStatus {
  /// What each status that the program leaves behind says, in the order of the numbers.
  package static let meanings: [(status: ExitStatus, text: String)] = [
    (.success, "all went well"),
    (.failure, "a command failed"),
    (.programUsage, "wrong usage of the program"),
    (.expectation, "an expectation failed"),
    (.text, "the text of a script is wrong"),
    (.timedOut, "a test's time ran out"),
    (.interrupted, "interrupted"),
    (ExitStatus(rawValue: 141), "whoever read the output went away"),
  ]
}
