import CommandKit
import HPSession

/// Makes a script of the console log in a file or on standard input.
func importLog(
  _ program: inout Program, file: String?, isSafe: Bool, allowed: [String]
) throws(Diagnostic) {
  try program.bound(isSafe, allowing: allowed)
  let file = file == "-" ? nil : file
  let bytes = if let file { try program.contents(ofFile: file) } else { try Program.input() }
  let log = try LogImport(bytes, named: file ?? "standard input")
  for note in log.notes { program.sink.note(note) }
  program.sink.write(log.script)
}

extension Command<Program> {
  /// The sub-command that makes a script of a log.
  static let importing = Command(
    "import", "Makes a script of an app's console log.",
    discussion: """
      Lines count that have "hpsh-trace " and a call in them, written as the trace shows it; what a
      console puts around them does not matter. An app writes one in the method itself, so:
        print("hpsh-trace main didSelectRowAt \\(indexPath.section):\\(indexPath.row)")
        print("hpsh-trace main moveRowAt \\(from.section):\\(from.row) to \\(to.section):\\(to.row)")
      What a user did becomes commands; the calls that came of it must come again (expect calls). What
      nobody can do at will is kept as a comment. A line that cannot be read is told of and passed over.
      What makes no call can be logged as the command itself, and becomes it: card drag DY…, card release,
      card open, card close, pin TABLE REF…|none.
      """,
    forms: ["hpsh import [--safe [--allow PATH]…] [LOG]"],
    .optionalOperand(
      "a log", .file.named("LOG"), "The log; standard input where none is named, and for -."),
    .safe, .allow,
    examples: [Example("hpsh import app.log > bug.hpsh", "what the user did, as a script")],
    run: importLog)
}
