import CommandKit
import TableModel

extension Command<Session> {
  static let restore = Command(
    "restore", habits: ["resume", "undump"], "Brings the state back that a dump shows.",
    category: Category.state,
    discussion: """
      The file is what dump --records printed; or what dump alone printed, where the tables have
      exactly the rows that stand in it. Everything in the file must come back: one that is damaged,
      of another version, or that no session can be in, is refused with its place and changes
      nothing. No calls are made, and cells on screen are asked for anew.
      """,
    .operand("a file", .word("FILE", completion: .file), "The dump, relative to the script."),
    examples: [
      Example(
        """
        dump --records > state.json
        delete 1:*
        restore state.json
        #> main: 64 rows in 5 sections
        """, "the state that a file holds"),
      Example(
        """
        dump > state.json
        move 1:0 -> 1:5
        #> 1:0 -> 1:5
        restore state.json
        #> main: 64 rows in 5 sections
        ls 1:0
        #> main: 64 rows in 5 sections
        #> section 1, Slytherin: 12 rows
        #>     20  1:0  Draco Malfoy  ≡
        """, "without --records, onto the same rows"),
    ],
    seeAlso: ["dump", "undo"],
    run: restoreDump)
}

private func restoreDump(_ session: inout Session, file: Word) throws(Diagnostic) {
  if try session.restore(file) { session.beginAnew() }
  for table in session.screen.tables where session.screen.data(of: table) != nil {
    session.report(session.screen.summary(of: table).visible)
  }
}

extension Session {
  /// Forgets what was known of the tables before they were started anew.
  fileprivate mutating func beginAnew() {
    forgetNames()
    frame.loadedTables = screen.tables.map(\.name)
    baseline = screen.snapshot
    if screen.table(named: currentTable) == nil {
      currentTable = screen.tables.first?.name ?? currentTable
    }
  }
}
