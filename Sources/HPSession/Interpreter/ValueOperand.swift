import CommandKit

/// A value as it is written, whose variables are replaced when it is asked for.
struct ValueOperand: Sendable {
  /// The words, parentheses apart.
  let words: [Word]
  /// The place where a missing word would stand.
  let end: SourceRange
  /// What the words say, nil while variables stand in them.
  let expression: ValueExpression?

  /// The place of the words.
  var range: SourceRange { words.reduce(words.first?.range ?? end) { $0.union($1.range) } }

  /// Reads words.
  ///
  /// - Throws: `usage` at the word that does not fit or for what cannot be computed, `limit` where they nest too deep.
  init(_ words: some Collection<Word>, end: SourceRange) throws(Diagnostic) {
    var cursor = WordCursor(Array(words), after: end)
    cursor.splitParentheses()
    self.words = cursor.rest()
    self.end = end
    guard !self.words.contains(where: \.needsExpansion) else {
      expression = nil
      return
    }
    let parsed = try ValueParser.parse(self.words.map { ValueParser.Token($0) }, end: end)
    // What is wrong with a sum of numbers is found before anything runs.
    if parsed.isConstant { try parsed.checkConstant() }
    expression = parsed
  }
}

extension Format where Value == ValueOperand {
  /// A value: a text, what a subject comes to, arithmetic or a statement.
  static var value: Format {
    Format("VALUE") { words throws(Diagnostic) in try ValueOperand(words.rest(), end: words.end) }
  }
}
