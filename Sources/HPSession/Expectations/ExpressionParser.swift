import CommandKit

/// Reads what `expect` states, or a condition on fields, from its words.
///
/// `or` binds weaker than `and`, that weaker than `not`; parentheses are words of their own.
struct ExpressionParser {
  private let words: [Word]
  private var index = 0
  private var depth = 0
  /// The end of the command, where something that is missing would stand.
  let end: SourceRange
  /// Whether what stands on the left is a field's name, rather than something to ask the screen for.
  private let isCondition: Bool

  private init(_ words: [Word], end: SourceRange, isCondition: Bool) {
    self.words = words
    self.end = end
    self.isCondition = isCondition
  }

  /// Returns what all of the words state.
  ///
  /// - Throws: `usage` at the word that does not fit, `limit` where they nest too deep.
  static func parse(
    _ words: [Word], end: SourceRange, isCondition: Bool = false
  ) throws(Diagnostic) -> Expression {
    var parser = ExpressionParser(words, end: end, isCondition: isCondition)
    let expression = try parser.alternative()
    guard let word = parser.next else { return expression }
    throw Diagnostic(.usage, "\"\(word.text)\" does not belong here", at: word.range)
  }

  /// The word to be read.
  var next: Word? { word(after: 0) }

  /// Returns a word that stands behind the one to be read.
  func word(after offset: Int) -> Word? {
    index + offset < words.count ? words[index + offset] : nil
  }

  /// Passes over words.
  mutating func skip(_ count: Int) { index += count }

  /// Takes the next word if it is a certain keyword; returns whether it was.
  mutating func take(_ keyword: String) -> Bool {
    guard next?.isBare(keyword) == true else { return false }
    index += 1
    return true
  }

  private mutating func alternative() throws(Diagnostic) -> Expression {
    var choices = [try conjunction()]
    while take("or") { choices.append(try conjunction()) }
    return choices.count == 1 ? choices[0] : .or(choices)
  }

  private mutating func conjunction() throws(Diagnostic) -> Expression {
    var parts = [try negation()]
    while take("and") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  private mutating func negation() throws(Diagnostic) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Limits.expressions else {
      throw Diagnostic(
        .limit, "the expression nests deeper than \(Limits.expressions)",
        at: next?.range ?? end)
    }
    if take("not") { return .not(try negation()) }
    guard let opener = next, take("(") else { return try comparison() }
    let inner = try alternative()
    guard take(")") else {
      throw Diagnostic(.usage, "\"(\" is not closed", at: opener.range)
    }
    return inner
  }

  private mutating func comparison() throws(Diagnostic) -> Expression {
    if !isCondition, let claim = try claim() { return .claim(claim) }
    let left = try side(orMissing: "something to compare is missing")
    try ExpressionParser.checkSpelling(left)
    if !isCondition { try ExpressionParser.checkSubject(left) }
    try ExpressionParser.checkCallName(left)
    guard let word = next, word.quoting == .bare, let comparison = Comparison(rawValue: word.text)
    else {
      throw Diagnostic(
        .usage, "a comparison is missing", at: next?.range ?? end,
        hint: left.subject == .hittable
          ? "hittable REF = true, or = false"
          : "one of \(Comparison.allCases.map(\.rawValue).joined(separator: " "))")
    }
    index += 1
    // Of a cell, white is a colour, and no rows.
    var right = try side(
      orMissing: "something to compare with is missing",
      literal: left.subject == .cell ? .white : nil)
    try ExpressionParser.checkCallName(right)
    if comparison == .matches { right.pattern = try ExpressionParser.pattern(of: right) }
    return .comparison(left, comparison, right)
  }

  /// Reads the words up to a comparison, `and`, `or`, `)` or the end.
  ///
  /// A subject that is named as literal is a word like any other.
  private mutating func side(
    orMissing message: String, literal: Subject? = nil
  ) throws(Diagnostic) -> Expression.Side {
    let start = index
    while let word = next, !ExpressionParser.endsSide(word) { index += 1 }
    let taken = Array(words[start..<index])
    guard let first = taken.first, let last = taken.last else {
      throw Diagnostic(
        .usage, message, at: next?.range ?? end,
        hint: "for example: expect selection = \"Draco Malfoy\"")
    }
    if let block = taken.first(where: { $0.block != nil }) {
      throw Diagnostic(.usage, "a block does not belong here", at: block.range)
    }
    var subject =
      first.quoting == .bare && !isCondition ? Subject(rawValue: first.text) : nil
    if subject == literal { subject = nil }
    return Expression.Side(
      subject: subject, words: Array(taken.dropFirst(subject == nil ? 0 : 1)),
      range: first.range.union(last.range))
  }

  /// Finds a comparison on the left that is written as other languages write it.
  private static func checkSpelling(_ side: Expression.Side) throws(Diagnostic) {
    for word in side.words where word.quoting == .bare && word.text.contains("=") {
      throw Diagnostic(
        .usage, "\"\(word.text)\" is no comparison", at: word.range,
        hint: word.isBare("==") ? "did you mean =?" : "a comparison has blanks around it: A = B")
    }
  }

  /// Finds a name that is no subject on the left, where a misspelt one would be compared as text.
  private static func checkSubject(_ side: Expression.Side) throws(Diagnostic) {
    guard side.subject == nil, let word = side.words.first, word.quoting == .bare, word.isLiteral,
      word.text.unicodeScalars.first?.properties.isAlphabetic == true, word.text != "none"
    else { return }
    throw Diagnostic(
      .usage, "\"\(word.text)\" is nothing that can be expected", at: word.range,
      hint: Suggestion.hint(
        for: word.text, among: Subject.allCases.map(\.rawValue) + Claim.keywords)
        ?? "put text in quotes")
  }

  private static func endsSide(_ word: Word) -> Bool {
    guard word.quoting == .bare else { return false }
    return Comparison(rawValue: word.text) != nil || ["and", "or", ")"].contains(word.text)
  }
}
