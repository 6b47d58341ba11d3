/// A command: its name, its typed parameters, its help, and what it does to a context.
///
///     Command(
///       "move", "Moves a row to another place.", category: "act",
///       .operand("row", .row, "The row to move."),
///       .flag("--quiet", "Prints nothing."),
///       examples: ["move 1:2 -> 2:0"], run: move)
package struct Command<Context>: Sendable {
  /// What a command holds; a class, so that looking one up copies a pointer.
  private final class Contents: Sendable {
    let spec: CommandSpec
    let read: @Sendable (inout BoundWords) throws(Diagnostic) -> Invocation<Context>

    init(
      _ spec: CommandSpec,
      read: @escaping @Sendable (inout BoundWords) throws(Diagnostic) -> Invocation<Context>
    ) {
      self.spec = spec
      self.read = read
    }
  }

  private let contents: Contents

  /// Creates a command from the parameters it declares and a function that takes their values.
  ///
  /// `check` finds what is wrong with the values together, before anything runs.
  package init<each Value: Sendable>(
    _ name: String, aliases: [String] = [], habits: [String] = [], _ abstract: String,
    category: String = "",
    discussion: String = "", forms: [String] = [], ownsComparisons: Bool = false,
    ownsLines: Bool = false, commandBlocks: [String] = [], expandsWords: Bool = false,
    allowsDashOperands: Bool = false, optionsFirst: Bool = false,
    _ parameter: repeat Parameter<each Value>,
    examples: [Example] = [], seeAlso: [String] = [], calls: [String] = [],
    check: (@Sendable (repeat each Value) throws(Diagnostic) -> Void)? = nil,
    run: @escaping @Sendable (inout Context, repeat each Value) throws(Diagnostic) -> Void
  ) {
    var parameters: [ParameterSpec] = []
    repeat parameters.append((each parameter).spec)
    let spec = CommandSpec(
      name: name, aliases: aliases, habits: habits, abstract: abstract, category: category,
      discussion: discussion, forms: forms, ownsComparisons: ownsComparisons,
      ownsLines: ownsLines, commandBlocks: commandBlocks, expandsWords: expandsWords,
      allowsDashOperands: allowsDashOperands, optionsFirst: optionsFirst,
      parameters: parameters, examples: examples, seeAlso: seeAlso, calls: calls)
    contents = Contents(spec) { words throws(Diagnostic) in
      let values = (repeat try (each parameter).value(from: &words))
      guard words.operands.isAtEnd else { throw words.operands.unexpected() }
      try check?(repeat each values)
      return Invocation(name) { context throws(Diagnostic) in
        try run(&context, repeat each values)
      }
    }
  }

  package var name: String { contents.spec.name }
  package var category: String { contents.spec.category }
  /// Whether the command replaces variables in its words itself, when it needs them.
  package var expandsWords: Bool { contents.spec.expandsWords }
  /// Whether `< > =` are the command's own.
  package var ownsComparisons: Bool { contents.spec.ownsComparisons }

  /// Returns whether blocks among the arguments hold commands; see ``CommandSpec/holdsCommands(in:)``.
  package func holdsCommands(in arguments: ArraySlice<Word>) -> Bool {
    !contents.spec.ownsLines || contents.spec.holdsCommands(in: arguments)
  }
  package var spec: CommandSpec { contents.spec }

  /// Reads the words behind a command into typed values; touches no context.
  ///
  /// The command's own word gives the place of what is missing.
  ///
  /// - Throws: A `usage` diagnostic, or what a parameter's format throws.
  /// - Complexity: O(*n*), where *n* is the length of the words.
  package func bind(
    _ words: ArraySlice<Word>, at command: Word
  ) throws(Diagnostic) -> Binding<Context> {
    do {
      guard var sorted = try OptionScan.sort(words, at: command, by: spec) else { return .help }
      return .run(try contents.read(&sorted))
    } catch {
      guard error.code == .usage, let form = spec.synopses.first else { throw error }
      throw error.with(hint: "the form is \(form)")
    }
  }

  /// Reads all words of an array as those behind a command.
  ///
  /// - Throws: A `usage` diagnostic, or what a parameter's format throws.
  /// - Complexity: O(*n*), where *n* is the length of the words.
  package func bind(_ words: [Word], at command: Word) throws(Diagnostic) -> Binding<Context> {
    try bind(words[...], at: command)
  }
}
