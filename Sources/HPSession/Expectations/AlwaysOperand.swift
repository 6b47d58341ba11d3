import CommandKit

/// What `always` is told.
enum AlwaysOperand: Sendable {
  /// Nothing is to hold any more.
  case off
  /// An expression, as a script writes it.
  case statement(Expression, text: String, range: SourceRange)
}

extension Format where Value == AlwaysOperand {
  /// `off`, or what is to hold after every command.
  static var always: Format {
    Format("EXPR|off") { words throws(Diagnostic) in
      let all = words.remaining
      if all.count == 1, words.takeBare("off") { return .off }
      words.splitParentheses()
      let text = all.map(\.spelled).joined(separator: " ")
      let range = all.dropFirst().reduce(words.place) { $0.union($1.range) }
      let expression = try ExpressionParser.parse(words.rest(), end: words.end)
      try expression.checkHoldsAlways()
      return .statement(expression, text: text, range: range)
    }
  }
}

extension Expression {
  /// Finds a statement about one command, which cannot hold after every one.
  ///
  /// - Throws: `usage` at `unchanged`.
  fileprivate func checkHoldsAlways() throws(Diagnostic) {
    switch self {
    case .comparison: break
    case .not(let inner): try inner.checkHoldsAlways()
    case .and(let parts), .or(let parts):
      for part in parts { try part.checkHoldsAlways() }
    case .claim(let claim):
      guard case .unchanged = claim.form else { return }
      throw Diagnostic(
        .usage, "unchanged speaks of one command", at: claim.range,
        hint: "expect unchanged, after that command")
    }
  }
}
