import CommandKit

extension Command<Session> {
  static let record = Command(
    "record", "Writes what is done from now on to a script that leads to the same state.",
    category: Category.state,
    discussion: """
      The script has the commands that changed something, each on disk before its result shows: rows
      by @id with their titles behind them, files as seen from the script, variables replaced, the
      commands of blocks and of sourced scripts one by one. record off, and the end of the session,
      add what the dump must be. At the prompt it may come late: what was done before is kept, and
      comes first. Elsewhere it stands before the first change: record bug.hpsh; load; …; record off.
      A file that is there stays as it is unless --force says so. Alone, it says what is written.
      """,
    forms: ["record [--force] FILE", "record off", "record"],
    .optionalOperand("a file", .word("FILE|off", completion: .file), "The script, or off."),
    .flag("--force", "Replaces a file that is there."),
    examples: [
      Example(
        """
        record bug.hpsh
        load --group house
        #> main: 64 rows in 5 sections
        move 1:2 -> 1:0
        #> 1:2 -> 1:0
        record off
        source bug.hpsh
        #> main: 64 rows in 5 sections
        #> 1:2 -> 1:0
        """, "a script of what is done, which ends with what must have come of it"),
      Example(
        """
        record
        #> none
        """, "what is being written, or none"),
    ],
    seeAlso: ["source", "scripts"],
    run: recordCommands)
}

private func recordCommands(
  _ session: inout Session, file: Word?, replaces: Bool
) throws(Diagnostic) {
  guard let file else {
    return session.print(session.recorder.target?.name.visible ?? "none")
  }
  guard file.isBare("off") else {
    return try session.beginRecording(to: file, replacing: replaces)
  }
  guard session.recorder.target != nil else {
    throw Diagnostic(
      .wrongState, "nothing is being recorded", at: file.range, hint: "record FILE begins")
  }
  try session.endRecording()
}
