/// A word of a command: text with what was quoted in it, and the place it was read at.
package struct Word: Sendable {
  /// How much of a word stood in quotes.
  package enum Quoting: Sendable {
    case bare
    case quoted
    case mixed
  }

  /// The text without quotes and escapes; of a word with variables or a block, as it is written.
  package let text: String
  package let quoting: Quoting
  package let range: SourceRange
  /// The parts that touch; empty stands for the one part that most words are.
  private let touching: [Part]

  /// Creates a word of one part.
  package init(_ text: String, isQuoted: Bool = false, range: SourceRange) {
    self.text = text
    self.quoting = isQuoted ? .quoted : .bare
    self.range = range
    self.touching = []
  }

  /// Creates a word from the program's own arguments, which have no place in a text.
  ///
  /// It is bare, so that it can be an option or a name, unless it must be a value.
  package init(argument: String, isValue: Bool = false) {
    self.init(argument, isQuoted: isValue, range: SourceRange(0, 0))
  }

  /// Creates a word from parts that touch.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the word.
  init(parts: [Part], range: SourceRange, spelling: @autoclosure () -> String) {
    let isLiteral = parts.allSatisfy(\.isLiteral)
    self.text = isLiteral ? parts.map(\.text).joined() : spelling()
    let quoted = parts.count(where: \.isQuoted)
    self.quoting = quoted == 0 ? .bare : quoted == parts.count ? .quoted : .mixed
    self.range = range
    self.touching = isLiteral && parts.count == 1 ? [] : parts
  }

  /// The parts that touch, from left to right; neighbours differ in quoting or hold variables.
  package var parts: [Part] {
    touching.isEmpty
      ? [Part(kind: .text(text), isQuoted: quoting == .quoted, range: range)] : touching
  }

  /// The block that the word is, if it is one.
  package var block: Block? {
    guard touching.count == 1, case .block(let block) = touching[0].kind else { return nil }
    return block
  }

  /// Whether the word is text as it stands: no variable, no expression, no block.
  package var isLiteral: Bool { touching.allSatisfy(\.isLiteral) }

  /// Whether the word is one part of text.
  package var isPlain: Bool { touching.isEmpty }

  /// Whether the word has variables or expressions to replace.
  package var needsExpansion: Bool { touching.contains(where: \.needsExpansion) }

  /// Returns whether the word is a certain keyword, which no quoted word is.
  package func isBare(_ keyword: String) -> Bool {
    quoting == .bare && text == keyword && isLiteral
  }
}
