import CommandKit
import HPSession
public import TableModel

/// Looking for mistakes in a screen of one's own.
extension Script {
  /// Finds the known mistakes with which the script, which states what the app showed, holds on a controller.
  ///
  ///     print(try Script("bug.hpsh").suspects(on: PlaylistController(songs: .sample)).report)
  ///
  /// - Throws: ``ScriptFault`` for a file that cannot be read, a script that states nothing, and a
  ///   controller that is a class.
  public func suspects(on controller: some TableController) throws -> ScriptSuspects {
    try hunt(on: controller) { script, maker throws(Diagnostic) in
      let report = try SuspectReport(script, maker)
      return ScriptSuspects(
        names: report.fitting.map(\.name), holdsWithoutFault: report.failure == nil,
        report: report.lines.joined(separator: "\n"))
    }
  }

  /// Runs random commands on the screen that the script sets up, until something is wrong.
  ///
  /// Checked are the script's `always` lines, what holds of any screen, and that undo and redo lead
  /// back and forth. The same seed makes the same commands.
  ///
  /// - Throws: ``ScriptFault`` for a file that cannot be read, a script that fails itself, and a
  ///   controller that is a class.
  public func fuzz(
    on controller: some TableController, seed: UInt64, runs: Int = 50, steps: Int = 40
  ) throws -> ScriptFuzz {
    try hunt(on: controller) { script, maker throws(Diagnostic) in
      let report = try Fuzz.run(script, seed: seed, FuzzBounds(runs: runs, steps: steps), maker)
      return ScriptFuzz(
        summary: report.summary, message: report.finding?.message,
        script: report.finding.map { String(decoding: $0.script.bytes, as: UTF8.self) })
    }
  }

  /// Returns the fewest commands of the script that fail as it does on a controller.
  ///
  /// - Throws: ``ScriptFault`` for a file that cannot be read, a script that does not fail, and a
  ///   controller that is a class.
  public func shrunk(on controller: some TableController) throws -> String {
    try hunt(on: controller) { script, maker throws(Diagnostic) in
      String(decoding: try ShrunkScript(script, maker).source.bytes, as: UTF8.self)
    }
  }

  private func hunt<Result>(
    on controller: some TableController,
    _ body: (Include, SessionMaker) throws(Diagnostic) -> Result
  ) throws(ScriptFault) -> Result {
    let maker = SessionMaker { sink throws(Diagnostic) in
      try Session(controller: controller, registry: .standard, sink: sink)
    }
    let script = try file
    do {
      return try body(script, maker)
    } catch {
      throw ScriptFault(error.rendered)
    }
  }
}
