import CommandKit
import TableModel

extension Session {
  /// Returns what can stand at the end of a text, by the declarations of the commands and by what is there.
  ///
  /// Whatever is inserted reads back as what was meant: a title that would be a keyword, a table or
  /// two words is quoted, and one that several rows have is given as their identities.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text and the number of candidates; the first
  ///   time that a row is asked for, O(*r* log *r*), where *r* is the number of rows.
  package mutating func completions(of text: String) -> Completions {
    guard let command = TypedCommand(before: text) else {
      return Completions(from: text.utf8.count)
    }
    if let variable = command.typed.variable { return variableCompletions(variable, command.typed) }
    var search = CompletionSearch(command.typed)
    guard command.owner.map(holdsCommands) ?? true else { return search.found }
    complete(withoutAlias(command.words)[...], &search)
    return search.found
  }

  /// Returns the words of a command that is being typed with what an alias stands for in its place.
  private func withoutAlias(_ words: [Word]) -> [Word] {
    guard takesAliases, let first = words.first, aliases[first.text] != nil, first.quoting == .bare
    else { return words }
    let source = SourceText(name: "alias", first.text)
    guard let text = try? aliasesExpanded(source),
      let last = try? ScriptParser.parse(text).units.last?.items.last
    else { return words }
    return last.words + words.dropFirst()
  }

  /// Returns whether the block of a command that is being typed holds commands.
  private func holdsCommands(_ words: [Word]) -> Bool {
    guard let first = words.first, let command = registry.command(named: first.text) else {
      return true
    }
    return command.spec.holdsCommands(in: words.dropFirst())
  }

  /// Finds what can stand behind the words of a command.
  mutating func complete(_ words: ArraySlice<Word>, _ search: inout CompletionSearch) {
    guard let first = words.first else { return search.add(keywords: commandNames) }
    guard let spec = registry.command(named: first.text)?.spec, first.quoting == .bare else {
      return
    }
    if words.count == 1 || spec.parameters.first?.valueName != "COMMAND" {
      let rest = Array(words.dropFirst())
      if !spec.ownsComparisons, let last = rest.last, last.isBare(">") || last.isBare(">>") {
        return search.add(files: files)
      }
      complete(spec, rest, &search)
    } else {
      complete(words.dropFirst(), &search)
    }
  }

  private mutating func complete(
    _ spec: CommandSpec, _ words: [Word], _ search: inout CompletionSearch
  ) {
    switch spec.place(behind: words, typed: search.typed) {
    case .value(let option, let prefix):
      search.prefix = prefix
      add(option, of: spec, &search)
    case .operands(let pieces, let options):
      search.add(keywords: search.typed.text.hasPrefix("-") ? options + ["--help"] : [])
      let keywords = pieces.compactMap { if case .keyword(let word) = $0 { word } else { nil } }
      search.add(keywords: keywords.filter { $0 != "{" && $0 != "…" })
      let table = words.compactMap { screen.table(named: $0.text) }.first ?? self.table
      let isCondition = words.contains { $0.isBare("where") }
      if spec.ownsComparisons || isCondition, endsInComparison(words) {
        if let field = comparedField(words, in: table) {
          search.add(keywords: ["none"])
          return addValues(of: field, in: table, &search)
        }
        // What stands there is a value: no field is named by it.
        if isCondition || CompletionKind("EXPR", of: spec.name) == .condition { return }
      }
      for case .value(let name) in pieces {
        guard let kind = CompletionKind(name, of: spec.name) else { continue }
        add(isCondition && kind == .rows ? .condition : kind, in: table, &search)
      }
    }
  }

  /// Adds the values of an option.
  private mutating func add(
    _ option: ParameterSpec, of spec: CommandSpec, _ search: inout CompletionSearch
  ) {
    switch option.completion {
    case .choices(let words): search.add(keywords: words)
    case .file: search.add(files: files)
    case .none, .kind:
      guard let kind = CompletionKind(option.valueName, of: spec.name) else { return }
      add(kind, in: table, &search)
    }
  }

  private var commandNames: [String] {
    registry.commands.map(\.name) + registry.commands.flatMap(\.spec.aliases)
      + (takesAliases ? aliases.names : [])
  }

  private func variableCompletions(
    _ variable: TypedWord.Variable, _ typed: TypedWord
  ) -> Completions {
    var completions = Completions(from: variable.start)
    for name in variables.keys.sorted() where name.hasPrefix(variable.name) {
      completions.add(Candidate("$\(name)", isWhole: !typed.isQuoted))
    }
    return completions
  }
}
