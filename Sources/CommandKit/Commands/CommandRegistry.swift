/// The commands that there are, in the order of the manual.
package struct CommandRegistry<Context>: Sendable {
  package let commands: [Command<Context>]
  private let places: [String: Int]

  /// Creates a registry; of two commands with one name, the first has it.
  package init(_ commands: [Command<Context>]) {
    self.commands = commands
    let names = commands.enumerated().flatMap { place, command in
      ([command.name] + command.spec.aliases).map { ($0, place) }
    }
    places = Dictionary(names) { first, _ in first }
  }

  /// Returns the registry with further commands.
  ///
  /// - Complexity: O(*n*), where *n* is the number of commands.
  package func adding(_ more: [Command<Context>]) -> CommandRegistry {
    CommandRegistry(commands + more)
  }

  /// Returns the command with a name or an alias.
  package func command(named name: String) -> Command<Context>? {
    places[name].map { commands[$0] }
  }

  /// Returns the command that a word names.
  ///
  /// - Throws: An `unknown-command` diagnostic, with the name that may be meant.
  package func command(for word: Word) throws(Diagnostic) -> Command<Context> {
    let isName = word.quoting == .bare && word.isLiteral
    if isName, let command = command(named: word.text) { return command }
    let hint: String? =
      if !isName, command(named: word.text) != nil {
        "a word in quotes is no command"
      } else {
        suggestion(for: word.text)
      }
    throw Diagnostic(.unknownCommand, "unknown command \(word.shown)", at: word.range, hint: hint)
  }

  /// Returns the hint at the command that a word of other tools, or a mistyped one, may mean.
  ///
  /// - Complexity: O(*n*), where *n* is the number of names.
  package func suggestion(for word: String) -> String? {
    let typed = word.lowercased()
    if let command = commands.first(where: { $0.spec.habits.contains(typed) }) {
      return "did you mean \(command.name)?"
    }
    return Suggestion.hint(for: word, among: commands.flatMap { [$0.name] + $0.spec.aliases })
  }

  /// Returns the command of an item, and the item taken apart by its rules.
  ///
  /// - Throws: An `unknown-command` or `syntax` diagnostic.
  /// - Complexity: O(*n*), where *n* is the number of words.
  package func resolve(
    _ item: Item
  ) throws(Diagnostic) -> (command: Command<Context>, form: ItemForm) {
    let command = try command(for: item.head().command)
    return (command, try item.form(ownsComparisons: command.spec.ownsComparisons))
  }
}
