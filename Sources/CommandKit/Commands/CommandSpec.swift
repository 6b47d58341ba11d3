/// What is known of a command without its types: enough for usage, help and completion.
package struct CommandSpec: Sendable {
  package let name: String
  package let aliases: [String]
  /// What other tools call it: no names of the command, and it is meant by them.
  package let habits: [String]
  /// One sentence that says what the command does.
  package let abstract: String
  package let category: String
  /// Paragraphs on what surprises.
  package let discussion: String
  /// The synopsis, one line a form, where the parameters alone do not tell it.
  package let forms: [String]
  /// Whether `< > =` are the command's own, so that its output cannot be redirected.
  package let ownsComparisons: Bool
  /// Whether a block of it holds lines of the command's own, rather than commands.
  package let ownsLines: Bool
  /// The first words behind which the block of such a command holds commands all the same.
  package let commandBlocks: [String]
  /// Whether it replaces variables in its words itself, when it needs them.
  package let expandsWords: Bool
  /// Whether `-word` may be an operand.
  package let allowsDashOperands: Bool
  /// Whether options stand before the first operand only, as for commands that run another.
  package let optionsFirst: Bool
  package let parameters: [ParameterSpec]
  package let examples: [Example]
  /// The names of commands and topics that whoever reads about this one may want to read about next.
  package let seeAlso: [String]
  /// The names of what the command may lead to beneath it, in the order in which that happens.
  package let calls: [String]

  /// Returns whether blocks among the arguments hold commands, rather than lines of the command's own.
  ///
  /// - Complexity: O(1).
  package func holdsCommands(in arguments: ArraySlice<Word>) -> Bool {
    !ownsLines || commandBlocks.contains { arguments.first?.isBare($0) == true }
  }

  /// Whether `--help` asks for the command's help.
  var takesHelp: Bool { !parameters.contains { $0.name == "--help" } }

  /// Returns the option or flag with a name or a short name.
  ///
  /// - Complexity: O(*n*), where *n* is the number of parameters.
  func parameter(named name: String) -> ParameterSpec? {
    parameters.first { $0.kind != .operand && ($0.name == name || $0.short == name) }
  }

  /// The forms of the command, each a line.
  package var synopses: [String] {
    guard forms.isEmpty else { return forms }
    let words =
      parameters.filter { $0.kind == .operand } + parameters.filter { $0.kind != .operand }
    return [([name] + words.map(\.synopsis)).joined(separator: " ")]
  }
}
