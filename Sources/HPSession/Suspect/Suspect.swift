import CommandKit
import TableModel

/// A mistake that an app may have made, or none, with the script as it went under it.
struct Suspect {
  /// The mistake, nil for a controller without any.
  let fault: Fault?
  private let rehearsal: Rehearsal
  /// How the script went.
  let performance: Performance

  /// Runs a script under a mistake.
  ///
  /// - Throws: `denied` for a controller that cannot be put back or cannot make the mistake.
  init(
    _ fault: Fault?, _ script: Include, patience: Duration, _ maker: SessionMaker
  ) throws(Diagnostic) {
    self.fault = fault
    rehearsal = try Rehearsal(script, maker, making: fault, patience: patience)
    performance = rehearsal.run(rehearsal.source)
  }

  /// The name by which reports call it.
  var name: String { fault?.name ?? "no fault" }

  /// Whether the user has interrupted.
  var isInterrupted: () -> Bool { rehearsal.isInterrupted }

  /// Returns what a user sees who goes on with commands behind the script.
  func sight(behind commands: [String]) -> Sight {
    let (session, answer) = rehearsal.goOn(with: commands)
    return Sight(of: session, answer: answer)
  }

  /// Returns the session behind commands that follow the script.
  func session(behind commands: [String]) -> Session { rehearsal.goOn(with: commands).session }
}
