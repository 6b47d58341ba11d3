import CommandKit

extension Command<Session> {
  static let exit = Command(
    "exit", habits: ["quit", "q", "bye", "logout", ":q"], "Ends the program.",
    category: Category.script,
    discussion: "Without a number the status is that of the first error, else 0.",
    .optionalOperand("a status", .integer(0...255), "The exit status."),
    examples: [
      Example(
        """
        if count = 64 { exit }
        echo "not reached"
        """, "the rest of the script does not run"),
      Example(
        """
        if count = 0 { exit 3 }
        echo "there are rows"
        #> there are rows
        """, "ends with a status of its own"),
    ],
    seeAlso: ["scripts"],
    run: exitProgram)
}

private func exitProgram(_ session: inout Session, status: Int?) throws(Diagnostic) {
  session.exitRequest =
    status.map { ExitStatus(rawValue: Int32($0)) } ?? session.firstErrorStatus ?? .success
}
