/// The rule for names of tables, marks and variables.
package enum Name {
  /// The words that mean something where a name may stand.
  package static let reserved = ["last", "selected", "all", "none"]

  /// The rule, as a hint.
  package static let rule =
    "a name is a letter, then letters, digits, _ and -; not last, selected, all or none"

  /// Returns whether a word is a name: bare, of the right letters, and not reserved.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the word.
  package static func isValid(_ word: Word) -> Bool {
    word.quoting == .bare && word.isLiteral && isValid(word.text)
  }

  /// Returns whether a text has the right letters for a name and is not reserved.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package static func isValid(_ text: String) -> Bool {
    guard let first = text.utf8.first, Byte.isLetter(first) else { return false }
    return text.utf8.allSatisfy(Byte.isNameByte) && !reserved.contains(text)
  }
}
