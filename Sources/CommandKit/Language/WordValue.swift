/// What a variable or an expression stands for: text that is read again as a bare word, and behind it text that
/// is taken as it stands.
package struct WordValue: Sendable, Hashable {
  /// What is read again.
  package let bare: String
  /// What is read as if it stood in quotes; most values have none.
  package let quoted: String

  /// Makes the value of a text.
  package init(_ bare: String, quoted: String = "") {
    self.bare = bare
    self.quoted = quoted
  }

  /// The whole text.
  package var text: String { bare + quoted }

  /// Returns the value as a word at a place.
  package func word(at range: SourceRange) -> Word {
    guard !quoted.isEmpty else { return Word(bare, range: range) }
    return Word(parts: parts(isQuoted: false, at: range), range: range, spelling: text)
  }

  /// Returns the value as parts of a word, all of it quoted or only what must be.
  func parts(isQuoted: Bool, at range: SourceRange) -> [Word.Part] {
    guard !isQuoted, !quoted.isEmpty else {
      return [Word.Part(kind: .text(text), isQuoted: isQuoted, range: range)]
    }
    return [
      Word.Part(kind: .text(bare), isQuoted: false, range: range),
      Word.Part(kind: .text(quoted), isQuoted: true, range: range),
    ]
  }
}
