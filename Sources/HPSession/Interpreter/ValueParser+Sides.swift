import CommandKit

/// What stands on the sides of comparisons and signs.
extension ValueParser {
  /// Reads the words up to a sign, a comparison, `and`, `or`, a parenthesis or the end.
  mutating func side() throws(Diagnostic) -> ValueExpression {
    let start = index
    while let word = next, !endsSide(word, start) {
      if word.isBare("where") { return try side(from: start, through: endOfCondition()) }
      index += 1
    }
    return try side(from: start, through: index)
  }

  private mutating func side(
    from start: Int, through end: Int
  ) throws(Diagnostic) -> ValueExpression {
    index = end
    guard start < end else {
      throw Diagnostic(
        .usage, "a value is missing", at: next?.range ?? self.end,
        hint: "for example: count + 1, title 0, \"a text\"")
    }
    let first = tokens[start]
    let words = tokens[start..<end].map(\.word)
    for token in tokens[start..<end] where !token.isValue { try token.word.checkSpelling() }
    // The value of a variable is never read as the name of something to ask for.
    guard first.word.quoting == .bare, !first.isValue,
      let subject = Subject(rawValue: first.word.text)
    else { return .words(words) }
    return .subject(
      Expression.Side(
        subject: subject, words: Array(words.dropFirst()), range: range(from: start)))
  }

  /// Returns where the condition that starts here ends: at the parenthesis that closes none of its own.
  private func endOfCondition() -> Int {
    var open = 0
    for at in index..<tokens.count {
      if tokens[at].word.isBare("(") { open += 1 }
      if tokens[at].word.isBare(")") {
        if open == 0 { return at }
        open -= 1
      }
    }
    return tokens.count
  }

  private func endsSide(_ word: Word, _ start: Int) -> Bool {
    guard word.quoting == .bare, !tokens[index].isValue else { return false }
    if ["and", "or", "(", ")"].contains(word.text) || word.comparison != nil { return true }
    guard let sign = word.sign else { return false }
    return sign != .times || !isAllRows
  }

  /// Whether the `*` here means all rows: nothing that could be multiplied stands behind it.
  private var isAllRows: Bool {
    guard index + 1 < tokens.count else { return true }
    let word = tokens[index + 1].word
    return ["and", "or", ")", "where"].contains(where: word.isBare) || word.comparison != nil
      || word.sign != nil
  }
}
