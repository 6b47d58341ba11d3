package import CommandKit
import TableModel

/// The mistakes that would make an app show what a script states.
package struct SuspectReport {
  /// The failure without any mistake, nil where the script holds without one.
  package let failure: Diagnostic?
  /// The mistakes under which the script holds.
  package let fitting: [Fault]
  /// The mistakes that the controller cannot make, and why.
  package let impossible: [(fault: Fault, reason: String)]
  /// The mistakes under which the script fails, those with which it came furthest first.
  let failing: [Suspect]
  /// The number of units that state something.
  let statementCount: Int
  /// What tells the fitting ones, and a controller without a mistake if it fits, apart.
  let search: StepSearch

  /// The time that a script may take under each mistake.
  package static let patience = Duration.seconds(10)

  /// Runs a script without a mistake and with each that there is.
  ///
  /// - Throws: `usage` for a script that states nothing, the fault of its text, `denied` for a
  ///   controller that cannot be put back, `interrupted`, `timed-out` where it is so without a mistake.
  package init(
    _ script: Include, patience: Duration = SuspectReport.patience, _ maker: SessionMaker
  ) throws(Diagnostic) {
    statementCount = try ScriptParser.parse(script.joined()).statementCount
    guard statementCount > 0 else {
      throw Diagnostic(
        .usage, "\(script.path): it states nothing, so that every mistake would fit",
        hint: "write what the app showed, with expect or #> lines")
    }
    let innocent = try Suspect(nil, script, patience: patience, maker)
    failure = innocent.performance.failure
    if let failure, failure.code.endsHunt { throw failure }
    let controller = try maker.make(Transcript()).screen.controller
    impossible = Fault.all.compactMap { fault in
      fault.refusal(round: controller).map { (fault, $0) }
    }
    var suspects: [Suspect] = []
    for fault in Fault.all where fault.canStand(round: controller) {
      let suspect = try Suspect(fault, script, patience: patience, maker)
      if let failure = suspect.performance.failure, failure.code == .interrupted { throw failure }
      suspects.append(suspect)
    }
    let fitting = suspects.filter(\.performance.holds)
    self.fitting = fitting.compactMap(\.fault)
    // Of those that came equally far, the first in the list of mistakes stays first.
    failing = suspects.filter { !$0.performance.holds }.enumerated()
      .sorted {
        ($1.element.performance.held, $0.offset) < ($0.element.performance.held, $1.offset)
      }
      .map(\.element)
    search = StepSearch((innocent.performance.holds ? [innocent] : []) + fitting)
  }

  /// The status that the program ends with: success where a mistake fits or the script holds without one.
  package var status: ExitStatus {
    if search.wasInterrupted { return .interrupted }
    return fitting.isEmpty ? failure?.code.exitStatus ?? .success : .success
  }
}

extension DiagnosticCode {
  /// Whether a script that fails so says nothing of what an app showed.
  fileprivate var endsHunt: Bool { isFaultOfText || self == .interrupted || self == .timedOut }
}
