import CommandKit
import HPSession

extension Command<Program> {
  static let fuzz = Command(
    "fuzz", "Runs random commands on a script's screen until something is wrong.",
    discussion: """
      The script sets up: data, modes, faults, and what is to hold always. Then commands are made up
      from what the commands declare and from what is on the screen, most of them legal. After
      each, the always lines, what holds of any screen, and undo and redo are checked. What is found is
      printed as a script with the fewest commands, which hpsh FILE shows; it reads its data from where SCRIPT
      does. The same seed, runs and steps find the same.
      Status: 0 nothing was found, 3 something was, 130 interrupted, 124 where the script takes longer
      than --timeout; else that of its own failure.
      """,
    .operand("a script", .file.named("SCRIPT"), "The script that sets up."),
    .option("--seed", .seed, "The seed of the commands, from the clock where none is given."),
    .option("--runs", .integer(0...Int.max), "How often it begins anew behind the script."),
    .option(
      "--steps", .integer(1...1_000_000), "How many commands each time, 40 where none are given."),
    .option("--time", .seconds, "How many seconds at most, 5 without --runs."),
    .option(
      "--timeout", .seconds, "The seconds the script itself may take, 60 where none are given."),
    .option("--out", .file, "Writes the script that was found to a file."),
    .safe, .allow,
    examples: [
      Example("hpsh fuzz setup.hpsh", "for a few seconds"),
      Example("hpsh fuzz setup.hpsh --seed 7 --runs 100", "the same each time"),
    ],
    run: fuzzScript)
}

private func fuzzScript(
  _ program: inout Program, path: String, seed: UInt64?, runs: Int?, steps: Int?,
  time: Duration?, timeout: Duration?, out: String?, isSafe: Bool, allowed: [String]
) throws(Diagnostic) {
  try program.bound(isSafe, allowing: allowed)
  try program.hunt(in: path) { program, script, maker throws(Diagnostic) in
    try program.checkTarget(out, insteadOf: script)
    // Told first, so that it is known whatever happens.
    let seed = seed ?? SystemRandomNumberGenerator.seed
    program.sink.note("seed \(seed)")
    let report = try Fuzz.run(
      script, seed: seed,
      FuzzBounds(
        runs: runs, steps: steps, time: time, timeout: timeout ?? FuzzBounds.timeout), maker)
    program.status = report.status
    guard let finding = report.finding else {
      let outcome = report.wasInterrupted ? "interrupted" : "nothing was found"
      return program.sink.write("\(report.summary); \(outcome)\n")
    }
    try program.deliver(report.script(of: finding, path: path), to: out)
    if out != nil { program.sink.write("\(report.summary); \(finding.message.visible)\n") }
  }
}

extension SystemRandomNumberGenerator {
  /// A seed that is another each time, short enough to type.
  fileprivate static var seed: UInt64 { UInt64.random(in: 0..<1_000_000) }
}

extension FuzzReport {
  /// Returns the script of a finding, with what was found in comments above it.
  fileprivate func script(of finding: Finding, path: String) -> [UInt8] {
    let head =
      [summary, "found: \(finding.message)"]
      + (finding.failsByItself ? [] : ["hpsh fuzz on this script shows it; hpsh alone does not"])
    return Array(head.map { "# \($0.visible)\n" }.joined().utf8) + finding.script.bytes
  }
}
