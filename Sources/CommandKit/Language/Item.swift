/// One command as it stands in a text, with what is written before and behind it.
///
/// `!` and redirects are still words here; `form(ownsComparisons:)` takes them off.
package struct Item: Sendable {
  package let words: [Word]
  package let range: SourceRange

  /// Creates the item of one or more words.
  package init(words: [Word], range: SourceRange) {
    self.words = words
    self.range = range
  }

  /// Whether no word of it, blocks apart, has a variable or an expression.
  package var isFixed: Bool { !words.contains(where: \.needsExpansion) }

  /// Whether each of its words is one part of text.
  package var isPlain: Bool { words.allSatisfy(\.isPlain) }
}
