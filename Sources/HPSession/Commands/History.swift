import CommandKit

extension Command<Session> {
  static let history = Command(
    "history", habits: ["!!"], "Lists what was typed in this session.", category: Category.find,
    discussion: """
      At the prompt !N runs the command with that number again, !! the last one and !TEXT the last
      one that begins so; the arrow keys go through them and Ctrl-R searches them.
      They are kept for later sessions, in hpsh/history under $XDG_STATE_HOME, else under
      ~/.local/state; what comes from a script, a pipe or -c is not.
      """,
    .optionalOperand(
      "a number or text", .word("N|TEXT"), "The last N, or those that contain the text."),
    examples: [
      Example(
        """
        history 5
        """, "the last five lines that were typed"),
      Example(
        """
        history select
        """, "those with a text in them"),
    ],
    seeAlso: ["record"],
    run: listHistory)
}

private func listHistory(_ session: inout Session, filter: Word?) throws(Diagnostic) {
  var entries = Array(session.history.enumerated())
  if let filter, filter.quoting == .bare, filter.text.isAllDigits {
    entries = entries.suffix(Int(filter.text) ?? .max)
  } else if let filter {
    entries = entries.filter { $0.element.contains(filter.text) }
  }
  let width = "\(session.history.count)".count
  for (index, entry) in entries {
    let number = "\(index + 1)".padded(to: width, trailing: true)
    session.print("\(number)  \(entry.visible)")
  }
}
