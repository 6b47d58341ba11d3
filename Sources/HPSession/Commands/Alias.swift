import CommandKit

extension Command<Session> {
  static let alias = Command(
    "alias", "Gives the begin of a command a short name; alone, lists the names.",
    category: Category.script,
    discussion: """
      Where the name is typed as the first word of a command the text stands in its place, and what
      follows it follows the text. It holds at the prompt, and stands in the file that the prompt
      starts with (help startup). Scripts have no aliases, since others run them: what is recorded
      has the command itself. No command's name can be an alias. unalias takes it away.
      """,
    .optionalOperand("a name", .word("NAME"), "The name; alone its text is shown."),
    .optionalOperand("a text", .word("TEXT"), "The begin of a command, or whole commands."),
    examples: [
      Example(
        """
        alias m move
        alias
        #> alias m move
        """, "m 1:2 -> 2:0 is move 1:2 -> 2:0 at the prompt"),
      Example(
        """
        alias slytherin 'load --group house; reorder Slytherin'
        """, "two commands in one word"),
    ],
    seeAlso: ["unalias", "startup", "history"],
    run: setAlias)

  static let unalias = Command(
    "unalias", "Takes an alias away.", category: Category.script,
    .operands("a name", .word("ALIAS"), "The names."),
    examples: [
      Example(
        """
        alias m move
        unalias m
        alias
        """, "m means nothing again"),
      Example(
        """
        alias m move
        alias quit exit
        unalias m quit
        """, "two of them"),
    ],
    seeAlso: ["alias", "startup"],
    run: removeAliases)
}

private func setAlias(
  _ session: inout Session, name: Word?, text: Word?
) throws(Diagnostic) {
  try session.needAliases()
  if let name, let text { return try session.setAlias(name, to: text) }
  if let name { return session.printAlias(try session.knownAlias(name)) }
  for name in session.aliases.names { session.printAlias(name) }
}

private func removeAliases(_ session: inout Session, names: [Word]) throws(Diagnostic) {
  try session.needAliases()
  for name in names { _ = try session.knownAlias(name) }
  for name in names { session.aliases[name.text] = nil }
}

extension Session {
  /// Finds that aliases have no meaning here.
  fileprivate func needAliases() throws(Diagnostic) {
    guard !takesAliases else { return }
    throw Diagnostic(
      .denied, "aliases stand at the typed prompt and in its start-up file only",
      hint: "a script has the commands themselves, so that it runs for others too")
  }

  /// Returns the name of an alias.
  fileprivate func knownAlias(_ name: Word) throws(Diagnostic) -> String {
    guard aliases[name.text] == nil else { return name.text }
    throw Diagnostic(
      .usage, "no alias \(name.shown)", at: name.range,
      hint: Suggestion.hint(for: name.text, among: aliases.names) ?? "alias NAME TEXT makes one")
  }

  /// Prints an alias as it can be typed.
  fileprivate mutating func printAlias(_ name: String) {
    guard let text = aliases[name] else { return }
    let word = Word(text, range: SourceRange(0, 0))
    print("alias \(name) \(word.spelled)")
  }
}
