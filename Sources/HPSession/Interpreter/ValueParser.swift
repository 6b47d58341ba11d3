import CommandKit

/// Reads a value, arithmetic or a statement from words.
///
/// `or` binds weaker than `and`, that weaker than `not`, then come comparisons, sums and products;
/// parentheses are words of their own.
struct ValueParser {
  /// A word, and whether it is the value of a variable rather than written there.
  struct Token {
    let word: Word
    let isValue: Bool

    init(_ word: Word, isValue: Bool = false) {
      self.word = word
      self.isValue = isValue
    }
  }

  /// The words to be read.
  let tokens: [Token]
  /// The index of the word to be read.
  var index = 0
  private var depth = 0
  /// The place behind the words.
  let end: SourceRange

  private init(_ tokens: [Token], end: SourceRange) {
    self.tokens = tokens
    self.end = end
  }

  /// Returns what all of the words say.
  ///
  /// - Throws: `usage` at the word that does not fit, `limit` where they nest too deep.
  static func parse(_ tokens: [Token], end: SourceRange) throws(Diagnostic) -> ValueExpression {
    var parser = ValueParser(tokens, end: end)
    let value = try parser.alternative()
    guard let word = parser.next else { return value }
    throw Diagnostic(.usage, "\(word.shown) does not belong here", at: word.range)
  }

  /// The word to be read.
  var next: Word? { index < tokens.count ? tokens[index].word : nil }

  private mutating func take(_ keyword: String) -> Bool {
    guard next?.isBare(keyword) == true else { return false }
    index += 1
    return true
  }

  /// The place from a word's up to the last one taken.
  func range(from start: Int) -> SourceRange {
    guard start < index else { return next?.range ?? end }
    return tokens[start].word.range.union(tokens[index - 1].word.range)
  }

  private mutating func alternative() throws(Diagnostic) -> ValueExpression {
    var choices = [try conjunction()]
    while take("or") { choices.append(try conjunction()) }
    return choices.count == 1 ? choices[0] : .or(choices)
  }

  private mutating func conjunction() throws(Diagnostic) -> ValueExpression {
    var parts = [try negation()]
    while take("and") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  private mutating func negation() throws(Diagnostic) -> ValueExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Limits.expressions else {
      throw .expressionsTooDeep(at: next?.range ?? end)
    }
    guard take("not") else { return try comparison() }
    let start = index
    let inner = try negation()
    return .not(inner, at: range(from: start))
  }

  private mutating func comparison() throws(Diagnostic) -> ValueExpression {
    let start = index
    if let word = next, ["unchanged", "moves", "dump"].contains(where: word.isBare) {
      while let word = next, !["and", "or", ")"].contains(where: word.isBare) { index += 1 }
      return .statement(try statement(tokens[start..<index]))
    }
    let left = try sum()
    guard let comparison = next?.comparison else { return left }
    index += 1
    let middle = index
    let right = try sum()
    switch (left, right) {
    case (.subject, .words), (.subject, .subject):
      return .statement(try statement(tokens[start..<index]))
    case (.words, .subject) where comparison == .equal || comparison == .notEqual:
      // Rows are compared as rows where what is asked for stands first.
      return .statement(
        try statement(tokens[middle..<index] + [tokens[middle - 1]] + tokens[start..<middle - 1]))
    case (.words, .words) where !tokens[start].isValue:
      return .statement(try statement(tokens[start..<index]))
    default: return .comparison(left, comparison, right, at: range(from: start))
    }
  }

  /// Reads a comparison or claim as `expect` does.
  private func statement(_ tokens: ArraySlice<Token>) throws(Diagnostic) -> Expression {
    try ExpressionParser.parse(tokens.map(\.word), end: end)
  }

  private mutating func sum() throws(Diagnostic) -> ValueExpression {
    try chain({ !$0.isProduct }, of: { parser throws(Diagnostic) in try parser.product() })
  }

  private mutating func product() throws(Diagnostic) -> ValueExpression {
    try chain(\.isProduct, of: { parser throws(Diagnostic) in try parser.factor() })
  }

  /// Reads operands with signs of one strength between them.
  private mutating func chain(
    _ isOwn: (ArithmeticSign) -> Bool,
    of operand: (inout ValueParser) throws(Diagnostic) -> ValueExpression
  ) throws(Diagnostic) -> ValueExpression {
    let start = index
    let first = try operand(&self)
    let leftPlace = range(from: start)
    var steps: [ValueExpression.Step] = []
    while let sign = next?.sign, isOwn(sign) {
      index += 1
      let lower = index
      let value = try operand(&self)
      steps.append(
        ValueExpression.Step(
          sign: sign, operand: value, leftPlace: leftPlace, place: range(from: lower),
          range: range(from: start)))
    }
    return steps.isEmpty ? first : .chain(first, steps)
  }

  private mutating func factor() throws(Diagnostic) -> ValueExpression {
    guard let opener = next, take("(") else { return try side() }
    let inner = try alternative()
    guard take(")") else {
      throw Diagnostic(.usage, "\"(\" is not closed", at: opener.range)
    }
    return inner
  }
}
