import CommandKit
import TableModel

extension Command<Session> {
  static let mark = Command(
    "mark", "Names the state as it is now; alone, lists the names.", category: Category.state,
    .optionalOperand("a name", .name, "The name; a mark with this name is replaced."),
    examples: [Example("mark before", "keeps the state under a name")],
    run: markState)
}

private func markState(_ session: inout Session, name: String?) throws(Diagnostic) {
  if let name {
    session.marks[name] = session.screen.snapshot
  } else {
    for name in session.marks.keys.sorted() { session.print(name) }
  }
}
