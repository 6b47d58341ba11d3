import CommandKit

/// What a word means between values.
extension Word {
  /// The arithmetic sign that the word is.
  var sign: ArithmeticSign? {
    quoting == .bare && isLiteral ? ArithmeticSign(rawValue: text) : nil
  }

  /// The comparison that the word is.
  var comparison: Comparison? {
    quoting == .bare && isLiteral ? Comparison(rawValue: text) : nil
  }

  /// Finds numbers with signs between them but no blanks, which would be taken for a text.
  func checkSpelling() throws(Diagnostic) {
    guard quoting == .bare, text.utf8.first.map(Word.isDigit) == true else { return }
    let numbers = text.split(omittingEmptySubsequences: false) { "+-*/%".contains($0) }
    guard numbers.count > 1, numbers.allSatisfy(\.isAllDigits) else { return }
    throw Diagnostic(
      .usage, "\(shown) is no number", at: range,
      hint: "arithmetic has blanks around its signs: 1 + 2; in quotes it is a text")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
