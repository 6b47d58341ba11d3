/// A number of JSON's grammar, kept as it was spelled.
///
/// Nothing is rounded: `1.50`, 2^64 and `1e400` come out as they went in. Numbers compare by what
/// they mean, digit by digit; their spelling is ``spelling``.
package struct Number: Sendable {
  package let spelling: String

  /// Takes a text that is one number by JSON's grammar, else nothing.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package init?(_ text: String) {
    guard DecimalForm(text) != nil else { return nil }
    spelling = text
  }

  /// Takes a whole number.
  package init(_ integer: Int) {
    spelling = String(integer)
  }

  /// Takes a spelling that a reader has checked already.
  ///
  /// - Precondition: The text is one number by JSON's grammar; a wrong one compares as zero does.
  package init(checked spelling: String) {
    self.spelling = spelling
  }
}
