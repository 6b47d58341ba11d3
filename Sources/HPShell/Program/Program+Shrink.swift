import CommandKit
import HPSession

extension Command<Program> {
  static let shrink = Command(
    "shrink", "Finds the fewest commands of a script that fail as it does.",
    discussion: """
      The script is run as hpsh test runs it. What is left fails with the same status, code and
      message, and where a statement failed, at that statement; with --exact what was wanted and
      found is the same as well: the wrong row on the card, say, and not just no row. It is
      printed, and the script stays as it is. Files are looked for from where the script stands.
      Status: 0, 2 for a script that does not fail, 124 for one that takes longer than --timeout, 130
      interrupted, with what was reached by then.
      """,
    .operand("a script", .file.named("SCRIPT"), "The script that fails."),
    .flag("--exact", "Keeps what was wanted and found as well."),
    .option(
      "--timeout", .seconds, "The seconds the whole script may take, 60 where none are given."),
    .option("--out", .file, "Writes what is left to a file."),
    .safe, .allow,
    examples: [Example("hpsh shrink bug.hpsh --out small.hpsh", "as few commands as fail so")],
    run: shrinkScript)
}

private func shrinkScript(
  _ program: inout Program, path: String, isExact: Bool, timeout: Duration?, out: String?,
  isSafe: Bool, allowed: [String]
) throws(Diagnostic) {
  try program.bound(isSafe, allowing: allowed)
  try program.hunt(in: path) { program, script, maker throws(Diagnostic) in
    try program.checkTarget(out, insteadOf: script)
    let shrunk = try ShrunkScript(
      script, isExact: isExact, timeout: timeout ?? ShrunkScript.timeout, maker)
    try program.deliver(shrunk.source.bytes, to: out)
    let counts = shrunk.counts
    program.sink.note(
      "\(counts.after) of \(counted(counts.before, "command")) are left, and fail so:")
    program.sink.writeError(shrunk.failure.rendered)
    if !shrunk.isSameOutcome {
      program.sink.note(
        "the whole script wanted or found something else; --exact keeps what was wanted and found")
    }
    if shrunk.wasInterrupted { program.status = .interrupted }
  }
}
