import CommandKit

extension Command<Session> {
  static let `let` = Command(
    "let", habits: ["var", "const", "export", "setq"], "Gives a name a value.",
    category: Category.script,
    discussion: """
      $NAME stands for the value from then on: bare it is read again, "$NAME" is text. The value is
      text, what expect can ask for (count, title 0, selection …), whole numbers with + - * / % and
      parentheses, or a comparison, which is true or false. Rows are their index paths; several
      words are a list, for which $NAME stands as so many words. $( VALUE ) is such a value inside
      any command.
      Variables are no part of the screen: undo and dump know nothing of them.
      """,
    forms: ["let NAME = VALUE"], ownsComparisons: true, expandsWords: true,
    .operand("a name", .variableName, "What it is called."),
    .operand("=", .equals, "The sign between the two."),
    .operand("a value", .value, "What it stands for."),
    examples: [
      Example(
        """
        let n = count + 1
        echo $n
        #> 65
        """, "a number from what the screen shows"),
      Example(
        """
        let houses = Gryffindor "Hufflepuff house"
        for h in $houses { echo "$h" }
        #> Gryffindor
        #> Hufflepuff house
        """, "a list of two"),
    ],
    seeAlso: ["for", "if", "language"],
    run: setVariable)
}

private func setVariable(
  _ session: inout Session, name: String, sign: Bool, value: ValueOperand
) throws(Diagnostic) {
  session.variables[name] = .values(try session.value(of: value))
}

extension Format where Value == String {
  /// The name of a variable, where it is set.
  static var variableName: Format {
    Format("NAME") { words throws(Diagnostic) in
      let word = try words.need("a name")
      guard !word.needsExpansion, word.block == nil else {
        throw Diagnostic(
          .usage, "\(word.shown) is not a name", at: word.range,
          hint: "$ stands before a name where its value is meant, not where it is set")
      }
      if word.quoting == .bare, word.text.contains("=") {
        throw Diagnostic(
          .usage, "\(word.shown) is not a name", at: word.range,
          hint: "let NAME = VALUE, with blanks around =")
      }
      var cursor = WordCursor([word], after: word.range)
      return try Format<String>.name.parse(&cursor)
    }
  }
}

extension Format where Value == Bool {
  /// The sign `=`.
  fileprivate static var equals: Format {
    Format("=") { words throws(Diagnostic) in
      let place = words.place
      guard words.takeBare("=") else {
        throw Diagnostic(.usage, "= must stand between the name and its value", at: place)
      }
      return true
    }
  }
}
