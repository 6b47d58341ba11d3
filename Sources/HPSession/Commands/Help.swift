import CommandKit

extension Command<Session> {
  static let help = Command(
    "help", habits: ["?", "h", "man", "commands"],
    "Explains a command, a topic or an error's code.", category: Category.find,
    .optionalOperand(
      "a name", .word("COMMAND|TOPIC|CODE"), "What to explain; all lists every command."),
    examples: [
      Example("help move", "one command"),
      Example("help no-row", "one error"),
    ],
    run: showHelp)
}

private func showHelp(_ session: inout Session, name: Word?) throws(Diagnostic) {
  guard let name else { return session.write(session.firstHelp) }
  let specs = session.registry.commands.map(\.spec)
  if let command = session.registry.command(named: name.text) {
    session.write(HelpPage(command.spec).text)
  } else if name.text == "all" {
    session.write(HelpPage.listing(specs))
  } else if let topic = HelpTopic(rawValue: name.text) {
    session.write(topic.text + "\n")
  } else if let text = DiagnosticCode(rawValue: name.text).explanation {
    session.print("\(name.text): \(text)")
  } else {
    let names =
      specs.map(\.name) + HelpTopic.allCases.map(\.rawValue) + DiagnosticCode.all.map(\.rawValue)
    throw Diagnostic(
      .usage, "no help on \"\(name.text)\"", at: name.range,
      hint: Suggestion.hint(for: name.text, among: names) ?? session.registry.suggestion(
        for: name.text)
        ?? "help all lists every command")
  }
}

extension Session {
  /// What `help` says alone: the commands a newcomer needs first.
  fileprivate var firstHelp: String {
    let first = [
      "load", "ls", "select", "card", "reorder", "move", "selection", "undo", "trace", "expect",
      "dump", "exit",
    ]
    let rows = first.compactMap(registry.command(named:)).map { ($0.name, $0.spec.abstract) }
    return """
      The first commands, in the order in which they make sense:

      \(HelpPage.aligned(rows))

      help COMMAND explains one, help all lists every command,
      help \(HelpTopic.allCases.map(\.rawValue).joinedAsChoices) explains how things hang together,
      apropos WORD finds what the help knows about a word.

      """
  }
}
