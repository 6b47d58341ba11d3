import CommandKit
import HPSession

extension Command<Program> {
  static let suspect = Command(
    "suspect", "Finds the known mistakes under which a script holds.",
    discussion: """
      The script states what an app showed, its wrong outcome, with expect or #> lines. It is run
      without a mistake and with each of those that hpsh -c faults lists. The mistakes with which all of it
      holds are named with their line of code and what to write instead, and a further step that
      would tell them apart, with what each would show. Where none fits, how far the script came
      with each is told.
      Status: 0 where a mistake fits or the script holds without one, else that of its failure; 124
      where it takes longer than --timeout without one.
      """,
    .operand("a script", .file.named("SCRIPT"), "The script."),
    .option(
      "--timeout", .seconds,
      "The seconds the script may take each time, 10 where none are given."),
    .safe, .allow,
    examples: [Example("hpsh suspect bug.hpsh", "the mistakes that show what bug.hpsh states")],
    run: suspectMistakes)
}

private func suspectMistakes(
  _ program: inout Program, path: String, timeout: Duration?, isSafe: Bool, allowed: [String]
) throws(Diagnostic) {
  try program.bound(isSafe, allowing: allowed)
  try program.hunt(in: path) { program, script, maker throws(Diagnostic) in
    let report = try SuspectReport(
      script, patience: timeout ?? SuspectReport.patience, maker)
    for line in report.lines { program.sink.write(line + "\n") }
    program.status = report.status
  }
}
