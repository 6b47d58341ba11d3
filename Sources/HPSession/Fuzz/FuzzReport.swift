package import CommandKit

/// What random commands on a script's screen came to.
package struct FuzzReport {
  /// What was found, and the script that shows it.
  package struct Finding {
    /// What is wrong, in a line.
    package let message: String
    /// The script, shrunk; without a name of its own.
    package let script: SourceText
    /// The number of its commands.
    package let commandCount: Int
    /// Whether `hpsh` ends with a failed expectation on the script; else only `fuzz` sees what is wrong.
    package let failsByItself: Bool
  }

  /// The seed, which makes the same commands again.
  package let seed: UInt64
  /// The number of walks that were begun.
  package internal(set) var runs = 0
  /// The number of commands that were run.
  package internal(set) var commands = 0
  /// The number of commands among them that went well.
  package internal(set) var successes = 0
  /// Whether it was interrupted.
  package internal(set) var wasInterrupted = false
  /// What was found, nil where nothing was.
  package internal(set) var finding: Finding?

  init(seed: UInt64) { self.seed = seed }

  /// How many commands in a hundred went well.
  package var legalShare: Int { commands == 0 ? 0 : successes * 100 / commands }

  /// The status that the program ends with: that of a failed expectation where something was found.
  package var status: ExitStatus {
    if finding != nil { return .expectation }
    return wasInterrupted ? .interrupted : .success
  }

  /// What was tried, in a line.
  package var summary: String {
    "seed \(seed): \(counted(commands, "command")) in \(counted(runs, "run")), \(legalShare) % of them legal"
  }
}
