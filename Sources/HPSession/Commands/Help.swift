import CommandKit

extension Command<Session> {
  static let help = Command(
    "help", habits: ["?", "h", "man", "commands"],
    "Explains a command, a topic, an error's code or a known mistake.",
    category: Category.find,
    discussion: """
      Alone it shows twelve lines to begin with. COMMAND --help is help COMMAND; help all lists every
      command, and apropos finds what has to do with a word.
      """,
    .optionalOperand(
      "a name", .word("COMMAND|TOPIC|CODE"), "What to explain; all lists every command."),
    examples: [
      Example(
        """
        help no-row
        #> no-row: no row stands there, or none has this title or id; ls lists the rows
        """, "an error's code"),
      Example(
        """
        help all
        #> Data
        #>   load       Loads records into a table, which starts it anew.
        #> ...
        """, "every command"),
    ],
    seeAlso: ["apropos"],
    run: showHelp)
}

private func showHelp(_ session: inout Session, name: Word?) throws(Diagnostic) {
  guard let name else { return session.write(session.style.help(FirstLines.text)) }
  if name.text == "all" {
    let listing = HelpPage.listing(session.registry.commands.map(\.spec))
    return session.write(session.style.help(listing))
  }
  let subjects = session.helpSubjects
  if let text = session.aliases[name.text] {
    return session.write(session.style.help(session.page(ofAlias: text)))
  }
  if let subject = subjects.first(where: { $0.names.contains(name.text) }) {
    return session.write(session.style.help(subject.page))
  }
  throw Diagnostic(
    .usage, "no help on \(name.shown)", at: name.range,
    hint: Suggestion.hint(for: name.text, among: subjects.flatMap(\.names))
      ?? session.registry.suggestion(for: name.text) ?? "apropos \(name.spelled) looks for it")
}

extension Session {
  /// Returns what is said of an alias: what it stands for, and the command that this begins with.
  fileprivate func page(ofAlias text: String) -> String {
    let head = AliasList.heads(of: SourceText(name: "alias", text), registry).first
    let spec = head.flatMap { registry.command(named: $0.text) }?.spec
    return "An alias; it stands for: \(text.visible)\n"
      + (spec.map { "\n" + HelpPage(command: $0).text } ?? "")
  }
}
