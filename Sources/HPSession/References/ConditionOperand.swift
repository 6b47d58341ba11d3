import CommandKit
import TableModel

/// A condition on the fields of rows, with the text that a rule keeps of it.
struct ConditionOperand: Sendable {
  /// The condition.
  let expression: Expression
  /// The condition as a script writes it, the same however its quotes were set.
  let text: String

  /// Reads a condition from all of some words.
  ///
  /// - Throws: A `usage` diagnostic at the word that does not fit.
  init(_ words: [Word], end: SourceRange) throws(Diagnostic) {
    var cursor = WordCursor(words, after: end)
    cursor.splitParentheses()
    // Variables are replaced by now: a rule keeps what they stood for.
    text = words.map(\.spelledAsOne).joined(separator: " ")
    expression = try ExpressionParser.parse(cursor.rest(), end: end, isCondition: true)
  }
}

extension ConditionOperand {
  /// The condition as one that rows are asked for.
  var rowCondition: RowCondition { RowCondition(expression, text: text) }
}

extension Format where Value == ConditionOperand {
  /// A condition on the fields of a row, with its text.
  static var conditionText: Format {
    Format("EXPR") { words throws(Diagnostic) in
      let end = words.end
      return try ConditionOperand(words.rest(), end: end)
    }
  }
}

extension Word {
  /// The word as a rule keeps it, the same however its quotes were set.
  fileprivate var spelledAsOne: String {
    quoting == .mixed && isLiteral ? Word(text, isQuoted: true, range: range).spelled : spelled
  }
}
