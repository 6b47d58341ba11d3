import CommandKit
import TableModel

extension Command<Session> {
  static let mark = Command(
    "mark", "Names the state as it is now; alone, lists the names.", category: Category.state,
    discussion: """
      undo NAME takes back all that was done since, diff NAME says what became different.
      """,
    .optionalOperand("a name", .name, "The name; a mark with this name is replaced."),
    examples: [
      Example(
        """
        mark before
        delete 0:0
        move 1:0 -> 1:2
        #> 1:0 -> 1:2
        undo before
        #> undone: move 1:0 -> 1:2
        #> undone: delete 0:0
        """, "keeps the state under a name"),
      Example(
        """
        mark before
        mark after
        mark
        #> after
        #> before
        """, "lists the marks"),
    ],
    seeAlso: ["undo", "diff"],
    run: markState)
}

private func markState(_ session: inout Session, name: String?) throws(Diagnostic) {
  if let name {
    session.marks[name] = session.screen.snapshot
    session.markDepths[name] = session.journal.undoCount
  } else {
    for name in session.marks.keys.sorted() { session.print(name) }
  }
}
