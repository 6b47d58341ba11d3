/// The words of a command that are still to be read, from left to right.
package struct WordCursor: Sendable {
  private var words: ArraySlice<Word>
  /// The place where a missing word would stand.
  package let end: SourceRange

  /// Creates a cursor over words; right behind `place`, the command's last, a missing one would stand.
  package init(_ words: ArraySlice<Word>, after place: SourceRange) {
    self.words = words
    end = place.end
  }

  /// Creates a cursor over all words of an array.
  package init(_ words: [Word], after place: SourceRange) {
    self.init(words[...], after: place)
  }

  package var isAtEnd: Bool { words.isEmpty }

  /// The next word, which stays to be read.
  package var peek: Word? { words.first }

  /// The words still to be read.
  package var remaining: ArraySlice<Word> { words }

  /// The place of the next word, or of the one that is missing.
  package var place: SourceRange { words.first?.range ?? end }

  /// Takes the next word.
  package mutating func next() -> Word? { words.popFirst() }

  /// Takes the next word, which must be there: else something of the given name is missing.
  ///
  /// - Throws: A `usage` diagnostic at the place of the missing word.
  package mutating func need(_ name: String) throws(Diagnostic) -> Word {
    guard let word = next() else { throw missing(name) }
    return word
  }

  /// Takes all words still to be read.
  ///
  /// - Complexity: O(*n*), where *n* is the number of words.
  package mutating func rest() -> [Word] {
    defer { words = [] }
    return Array(words)
  }

  /// Takes the next word if it is a certain bare keyword; returns whether it was.
  package mutating func takeBare(_ keyword: String) -> Bool {
    guard let word = words.first, word.isBare(keyword) else { return false }
    words.removeFirst()
    return true
  }

  /// Takes `->`, `→` or `to`; returns whether one stood there.
  package mutating func takeArrow() -> Bool {
    takeBare("->") || takeBare("→") || takeBare("to")
  }

  /// Makes `->` and `→` words of their own in the words still to be read, outside quotes.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the words.
  package mutating func splitArrows() { split(at: Word.arrows) }

  /// Makes `(` and `)` words of their own in the words still to be read, outside quotes.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the words.
  package mutating func splitParentheses() { split(at: Word.parentheses) }

  /// Returns the error for something that should stand where no more words do.
  package func missing(_ name: String) -> Diagnostic {
    Diagnostic(.usage, "\(name) is missing", at: end)
  }

  /// Returns the error for the next word, which says more than the command takes.
  package func unexpected() -> Diagnostic {
    guard let word = words.first else { return missing("a word") }
    return Diagnostic(.usage, "\(word.shown) is more than the command takes", at: word.range)
  }

  private mutating func split(at signs: [String]) {
    guard words.contains(where: { $0.hasInside(anyOf: signs) }) else { return }
    words = words.flatMap { $0.split(at: signs) }[...]
  }
}
