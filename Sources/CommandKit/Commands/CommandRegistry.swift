/// The commands that there are, in the order of the manual.
package struct CommandRegistry<Context>: Sendable {
  package let commands: [Command<Context>]
  private let places: [String: Int]
  /// What only the program takes, as its first argument.
  package let programs: [CommandSpec]

  /// Creates a registry; of two commands with one name, the first has it.
  package init(_ commands: [Command<Context>], programs: [CommandSpec] = []) {
    self.commands = commands
    self.programs = programs
    // Loops, since what is generic here has its types made anew at every start of the program.
    var places: [String: Int] = [:]
    places.reserveCapacity(commands.count * 2)
    for place in commands.indices {
      let spec = commands[place].spec
      if places[spec.name] == nil { places[spec.name] = place }
      for alias in spec.aliases where places[alias] == nil { places[alias] = place }
    }
    self.places = places
  }

  /// Returns the registry with further commands.
  ///
  /// - Complexity: O(*n*), where *n* is the number of commands.
  package func adding(_ more: [Command<Context>]) -> CommandRegistry {
    CommandRegistry(commands + more, programs: programs)
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
    if programs.contains(where: { $0.name == typed }) {
      return "in the system's shell: hpsh \(typed); hpsh help \(typed) explains it"
    }
    if let form = onlyForm(withSecondWord: typed) { return "did you mean \(form)?" }
    return Suggestion.hint(for: word, among: commands.flatMap { [$0.name] + $0.spec.aliases })
  }

  /// Returns the two words that begin the forms of one command alone, of which the second is typed.
  private func onlyForm(withSecondWord word: String) -> String? {
    let forms = commands.flatMap(\.spec.forms)
      .map { $0.split(separator: " ").prefix(2) }
      .filter { $0.count == 2 && $0[1] == word }
      .map { $0.joined(separator: " ") }
    return Set(forms).count == 1 ? forms.first : nil
  }

  /// Returns the command of an item, and the item taken apart by its rules.
  ///
  /// - Throws: An `unknown-command` or `syntax` diagnostic.
  /// - Complexity: O(*n*), where *n* is the number of words.
  package func resolve(
    _ item: Item
  ) throws(Diagnostic) -> (command: Command<Context>, form: ItemForm) {
    let command = try command(for: item.head().command)
    return (command, try item.form(ownsComparisons: command.ownsComparisons))
  }
}
