import CommandKit

extension Command<Session> {
  static let dump = Command(
    "dump", "Prints the session's state as JSON.", category: Category.state,
    discussion: "The keys stand in a fixed order, so that two dumps can be compared as text.",
    .flag("--records", "Adds each row's record."),
    .flag("--compact", "Prints all on one line."),
    examples: [
      Example("dump", "tables, rows, selection and card"),
      Example("dump --compact > state.json", "on one line, into a file"),
    ],
    run: printDump)
}

private func printDump(
  _ session: inout Session, includesRecords: Bool, isCompact: Bool
) throws(Diagnostic) {
  var dump = DumpWriter(of: session.screen, includesRecords: includesRecords, isCompact: isCompact)
  session.write(dump.text())
}
