/// The reading of what stands in `$( … )`.
///
/// It is read when it is needed and not with the word, so that nesting cannot fill the stack.
enum ExpressionWords {
  /// Returns the words of an expression whose whole `$( … )` has a place.
  ///
  /// Parentheses are words of their own.
  ///
  /// - Throws: A `syntax` diagnostic for a fault in a word, or for no words at all.
  /// - Complexity: O(*n*), where *n* is the length of the expression.
  static func read(_ spelling: String, at range: SourceRange) throws(Diagnostic) -> [Word] {
    let bytes = Array(spelling.utf8)
    var lexer = WordLexer()
    lexer.base = range.lowerBound + 2
    var words: [Word] = []
    var at = 0
    while at < bytes.count {
      if Byte.isBlank(bytes[at]) {
        at += 1
        continue
      }
      guard bytes[at] != Byte.semicolon else {
        throw Diagnostic(
          .syntax, "\";\" cannot stand in an expression", at: lexer.place(at, at + 1))
      }
      lexer.begin(at: at)
      lexer.read(bytes, &at, bytes.count)
      if lexer.endLine() { lexer.fail("the expression is not complete", at, at) }
      if let fault = lexer.fault { throw fault }
      words += lexer.take(bytes, end: at).split(at: Word.parentheses)
    }
    guard !words.isEmpty else {
      throw Diagnostic(.syntax, "\"$()\" holds no expression", at: range)
    }
    return words
  }
}
