/// The text being edited and the cursor in it, which steps over whole characters.
///
/// libedit counts scalars; the distances here are in scalars, the steps in characters, so that a
/// letter with its accents goes in one step.
///
/// - Complexity: The steps are O(*n*), where *n* is the length of the text.
package struct EditedText {
  package let text: String
  private let cursor: String.Index

  /// Makes a text with the cursor after a number of scalars.
  package init(_ text: String, cursor offset: Int) {
    self.text = text
    cursor =
      text.unicodeScalars.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
      ?? text.endIndex
  }

  /// Whether the cursor stands behind the text.
  package var isAtEnd: Bool { cursor == text.endIndex }

  /// The part of the text that a distance from the cursor passes.
  package func part(_ distance: Int) -> String {
    let other = text.unicodeScalars.index(cursor, offsetBy: distance)
    return String(text.unicodeScalars[min(cursor, other)..<max(cursor, other)])
  }

  /// The distance to the character before, 0 at the start.
  package var stepLeft: Int {
    // The cursor may stand inside a character: then the step is to that one's start.
    let before = text[..<cursor]
    return before.isEmpty ? 0 : distance(to: before.index(before: cursor))
  }

  /// The distance to the character after, 0 at the end.
  package var stepRight: Int {
    cursor < text.endIndex ? distance(to: cursor) + width(of: text[cursor...].first) : 0
  }

  /// The distance to the start of the word before.
  package var wordLeft: Int {
    let gap = text[..<cursor].lastIndex(where: Self.isOfWord).map(text.index(after:))
    guard let end = gap else { return distance(to: text.startIndex) }
    let blank = text[..<end].lastIndex { !Self.isOfWord($0) }
    return distance(to: blank.map(text.index(after:)) ?? text.startIndex)
  }

  /// The distance to the end of the word after.
  package var wordRight: Int {
    guard let start = text[cursor...].firstIndex(where: Self.isOfWord) else {
      return distance(to: text.endIndex)
    }
    return distance(to: text[start...].firstIndex { !Self.isOfWord($0) } ?? text.endIndex)
  }

  /// The distance to the blank before the word before, whatever stands in that.
  package var toBlankLeft: Int {
    guard let last = text[..<cursor].lastIndex(where: { !$0.isWhitespace }) else {
      return distance(to: text.startIndex)
    }
    let blank = text[..<last].lastIndex(where: \.isWhitespace)
    return distance(to: blank.map(text.index(after:)) ?? text.startIndex)
  }

  /// The distance to the start of the line the cursor is on.
  package var toLineStart: Int { distance(to: lineStart(before: cursor)) }

  /// The distance to the end of the line the cursor is on.
  package var toLineEnd: Int { distance(to: lineEnd(after: cursor)) }

  /// The distance to the same column of the line above, or `nil` on the first line.
  package var stepUp: Int? {
    let start = lineStart(before: cursor)
    guard start > text.startIndex else { return nil }
    return distance(
      to: place(inLineAt: lineStart(before: text.unicodeScalars.index(before: start))))
  }

  /// The distance to the same column of the line below, or `nil` on the last line.
  package var stepDown: Int? {
    let end = lineEnd(after: cursor)
    guard end < text.endIndex else { return nil }
    return distance(to: place(inLineAt: text.unicodeScalars.index(after: end)))
  }

  private func place(inLineAt start: String.Index) -> String.Index {
    let column = text[lineStart(before: cursor)..<cursor].count
    let line = text[start..<lineEnd(after: start)]
    return line.index(start, offsetBy: column, limitedBy: line.endIndex) ?? line.endIndex
  }

  private func lineStart(before index: String.Index) -> String.Index {
    let scalars = text.unicodeScalars
    return scalars[..<index].lastIndex(of: "\n").map(scalars.index(after:)) ?? text.startIndex
  }

  private func lineEnd(after index: String.Index) -> String.Index {
    text.unicodeScalars[index...].firstIndex(of: "\n") ?? text.endIndex
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private func width(of character: Character?) -> Int { character?.unicodeScalars.count ?? 0 }

  private func distance(to index: String.Index) -> Int {
    text.unicodeScalars.distance(from: cursor, to: index)
  }
}
