package import CommandKit

extension Session {
  /// Returns a typed text with what its aliases stand for in their places.
  ///
  /// - Throws: `limit` where that is too long.
  package func aliasesExpanded(_ source: SourceText) throws(Diagnostic) -> SourceText {
    try aliases.expanded(source, registry)
  }

  /// Whether an alias can be set here: where commands are typed, and in the file that the prompt starts with.
  var takesAliases: Bool { isTyped && includes.isEmpty }

  /// Gives a name a text to stand for.
  ///
  /// - Throws: `usage` for a command's name, one that would stand for itself, and a text of no command;
  ///   the fault of a text that cannot be read.
  mutating func setAlias(_ name: Word, to text: Word) throws(Diagnostic) {
    guard Name.isValid(name) else {
      throw Diagnostic(.usage, "\(name.shown) is not a name", at: name.range, hint: Name.rule)
    }
    guard registry.command(named: name.text) == nil else {
      throw Diagnostic(
        .usage, "\(name.shown) is a command; an alias has a name of its own", at: name.range)
    }
    let heads = try heads(ofAlias: text)
    if let chain = chain(from: heads, to: name.text) {
      throw Diagnostic(
        .usage,
        "\(name.shown) would stand for itself: "
          + ([name.text] + chain).joined(separator: " -> "), at: text.range)
    }
    aliases[name.text] = text.text
  }

  /// Returns the words in the text of an alias that name commands, each a command or an alias.
  private func heads(ofAlias text: Word) throws(Diagnostic) -> [String] {
    let source = SourceText(name: "alias", text.text)
    let units: [Unit]
    do {
      units = try ScriptParser.parse(source).units
    } catch {
      throw Diagnostic(error.code, error.message, at: text.range, hint: error.hint)
    }
    guard units.contains(where: { !$0.items.isEmpty }) else {
      throw Diagnostic(
        .usage, "the text has no command", at: text.range, hint: "unalias NAME takes an alias away")
    }
    let heads = AliasList.heads(of: source, registry)
    for head in heads where aliases[head.text] == nil && registry.command(named: head.text) == nil {
      throw Diagnostic(
        .unknownCommand, "unknown command \(head.shown)", at: text.range,
        hint: registry.suggestion(for: head.text))
    }
    return heads.map(\.text)
  }

  /// Returns the aliases by which words lead to a name, nil where they do not.
  ///
  /// - Complexity: O(*n*), where *n* is the length of all aliases.
  private func chain(from words: [String], to name: String) -> [String]? {
    var pending = words.map { [$0] }
    var seen: Set<String> = []
    while let way = pending.popLast() {
      guard let word = way.last else { continue }
      if word == name { return way }
      guard seen.insert(word).inserted, let text = aliases[word] else { continue }
      pending += AliasList.heads(of: SourceText(name: "alias", text), registry)
        .map { way + [$0.text] }
    }
    return nil
  }
}
