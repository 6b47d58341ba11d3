import CommandKit

extension Command<Session> {
  static let dump = Command(
    "dump", "Prints the session's state as JSON.", category: Category.state,
    discussion: """
      The keys stand in a fixed order, so that two dumps can be compared as text. restore brings back
      what --records prints. --script prints the same as a script that carries it: it rebuilds the
      state wherever it runs, and checks that it is the same.
      """,
    .flag("--records", "Adds each row's record."),
    .flag("--compact", "Prints all on one line."),
    .flag("--script", "Prints a script that rebuilds the state, records included, and checks it."),
    examples: [
      Example(
        """
        dump
        #> {
        #>   "hpsh": 1,
        #>   "tables": [
        #> ...
        """, "tables, rows, selection and card as JSON"),
      Example(
        """
        ungroup
        #> main: 64 rows in 1 section
        dump --script > state.hpsh
        source state.hpsh
        #> main: 64 rows in 1 section
        """, "a script that rebuilds it and checks itself"),
    ],
    seeAlso: ["restore", "save", "expect"],
    run: printDump)
}

private func printDump(
  _ session: inout Session, includesRecords: Bool, isCompact: Bool, isScript: Bool
) throws(Diagnostic) {
  if isScript { try session.needRoomForRecords() }
  var dump = DumpWriter(
    of: session.screen, includesRecords: includesRecords || isScript, isCompact: isCompact)
  try session.stream { stream throws(ResultStream.End) in
    if isScript { try stream.write(Array(DumpScript.head.utf8)) }
    try dump.write(to: stream.write)
  }
}

/// The script that carries a dump and brings it back: the dump is a file at its end.
private enum DumpScript {
  private static let name = "state.json"

  static let head = """
    restore \(name)
    expect dump = \(name)
    -- \(name) --

    """
}
