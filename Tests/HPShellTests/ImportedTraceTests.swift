import SessionSupport
import TerminalSupport
import Testing

/// A trace that is logged, imported and run again is the same trace.
@Suite(.timeLimit(.minutes(10))) struct ImportedTraceTests {
  private static let start = "load --group house; reorder all --policy free; card open"

  /// Returns the calls that commands made, and those that the script imported from them makes.
  private func calls(
    of commands: String, after start: String
  ) throws -> (String, String, String) {
    let folder = try TemporaryFolder()
    let first = try Hpsh.run(
      ["-k", "-c", start, "-c", "trace on", "-c", commands], in: folder.path)
    let trace = calls(in: first.output)
    try folder.write(trace.replacing("main ", with: "12:00 hpsh-trace main "), to: "app.log")
    let imported = try Hpsh.run(["import", "app.log"], in: folder.path)
    #expect(imported.status == 0 && imported.errors == "")
    try folder.write(
      "\(start)\ntrace on\n\(imported.output)", to: "bug.hpsh")
    let second = try Hpsh.run(["bug.hpsh"], in: folder.path)
    #expect(second.status == 0, "\(second.errors)")
    return (trace, calls(in: second.output), imported.output)
  }

  private func calls(in output: String) -> String {
    output.split(separator: "\n").filter { $0.hasPrefix("main ") }.map { "\($0)\n" }.joined()
  }

  @Test(
    arguments: [
      "lift 0:0; hover 0:2; cancel",
      "lift 0:0; hover 1:2; hover 0:3; cancel; scroll 4:0",
      "lift 0:0; scroll 3:0; hover 3:1; scroll 1:0; drop",
      "lift 0:0; hover 0:2; scroll 3:0; hover 3:1; cancel; lift 3:1; hover 3:2; drop",
      "lift 0:0; scroll 3:0; cancel; lift 3:1; hover 3:0; drop",
      "fault mover-echo on; move 0:0 -> 0:1; move 0:2 -> 0:1",
    ])
  func `a row carried about replays to the same trace`(_ commands: String) throws {
    let faults = commands.hasPrefix("fault ") ? "; fault mover-echo on" : ""
    let (logged, replayed, script) = try calls(of: commands, after: Self.start + faults)
    #expect(!logged.isEmpty && logged == replayed, "\(script)")
  }
}
