import CommandKit
import TableModel

/// Reading what is stated as a whole.
extension ExpressionParser {
  /// Reads a claim if one stands here.
  mutating func claim() throws(Diagnostic) -> Claim? {
    guard let word = next, word.quoting == .bare, Claim.keywords.contains(word.text) else {
      return nil
    }
    if take("unchanged") { return Claim(form: .unchanged, range: word.range) }
    if word.isBare("calls") {
      guard let block = self.word(after: 1)?.block else { return nil }
      skip(2)
      let lines = block.lines.map(TraceEvent.line(of:))
      return Claim(form: .calls(lines), range: word.range.union(block.range))
    }
    return take("moves") ? try moves(behind: word) : try dump()
  }

  private mutating func moves(behind keyword: Word) throws(Diagnostic) -> Claim {
    var table: Word?
    if let word = next, word.block == nil, !word.isBare("none") {
      table = word
      skip(1)
    }
    guard let word = next, word.block != nil || word.isBare("none") else {
      throw Diagnostic(
        .usage, "the moves are missing", at: next?.range ?? end,
        hint: "expect moves { REF: A -> B }, or expect moves none")
    }
    skip(1)
    var moves: [WantedMoves.Move] = []
    for line in word.block?.lines ?? [] { moves.append(try WantedMoves.Move(line)) }
    return Claim(
      form: .moves(WantedMoves(tableWord: table, moves: moves)),
      range: keyword.range.union(word.range))
  }

  private mutating func dump() throws(Diagnostic) -> Claim? {
    guard let keyword = next, take("dump") else { return nil }
    guard let sign = next, sign.isBare("=") || sign.isBare("!=") else {
      throw Diagnostic(
        .usage, "= or != is missing", at: next?.range ?? end, hint: "expect dump = FILE")
    }
    skip(1)
    guard let file = next, file.block == nil else {
      throw Diagnostic(
        .usage, "a file is missing", at: next?.range ?? end, hint: "expect dump = FILE")
    }
    skip(1)
    return Claim(
      form: .dump(isEqual: sign.text == "=", file), range: keyword.range.union(file.range))
  }

  /// Returns the pattern that words are, nil where they ask for something.
  ///
  /// - Throws: `usage` for one that is none, before anything runs.
  static func pattern(of side: Expression.Side) throws(Diagnostic) -> Pattern? {
    guard side.subject == nil, side.words.allSatisfy(\.isLiteral) else { return nil }
    return try Pattern(side.words.map(\.text).joined(separator: " "), at: side.range)
  }

  /// Finds a name that no call has, where `calls` would count none for ever.
  static func checkCallName(_ side: Expression.Side) throws(Diagnostic) {
    guard side.subject == .calls, let word = side.words.first, word.isLiteral,
      !TraceEvent.names.contains(word.text)
    else { return }
    throw Diagnostic(
      .usage, "no call has the name \(word.shown)", at: word.range,
      hint: Suggestion.hint(for: word.text, among: TraceEvent.names.sorted())
        ?? "trace on shows the names")
  }
}

extension TraceEvent {
  /// The names that calls can have, as commands declare them, and those of what is asked all the time.
  static let names = queryNames.union(
    CommandRegistry<Session>.standard.commands.flatMap(\.spec.calls))

  /// The names of what is asked and told all the time, which is recorded where that is asked for.
  static let queryNames: Set = [
    "numberOfRowsInSection", "cellForRowAt", "willDisplay", "didHighlightRowAt",
    "didUnhighlightRowAt",
  ]

  /// Returns a line of the trace as the words of a script state it.
  static func line(of words: [Word]) -> String {
    words.map { $0.quoting == .quoted ? "\"\($0.text.visible)\"" : $0.text.visible }
      .joined(separator: " ")
  }
}
