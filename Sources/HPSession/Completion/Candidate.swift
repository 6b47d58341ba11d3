import CommandKit

/// A text that can be inserted where something is typed.
package struct Candidate: Equatable, Sendable {
  /// What is inserted, quoted where it must be.
  package let text: String
  /// Whether the word is whole then: a folder's name goes on.
  package let isWhole: Bool

  init(_ text: String, isWhole: Bool = true) {
    self.text = text
    self.isWhole = isWhole
  }
}

extension Candidate {
  /// Makes the candidate for a text that may need quotes.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func value(_ text: String, quoted: Bool, isWhole: Bool = true) -> Candidate {
    // In quotes what could drive a terminal is escaped, and a $ begins no variable.
    let needsQuotes = quoted || text.contains("$") || text.visible != text
    let word = Word(text, isQuoted: needsQuotes, range: SourceRange(0, 0))
    return Candidate(word.spelled, isWhole: isWhole)
  }

  /// Makes the candidate for a title of a row or section, which is quoted where bare it is something else.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the title.
  static func title(_ title: String, quoted: Bool, tables: [String]) -> Candidate {
    let word = Word(title, range: SourceRange(0, 0))
    let isPlain = title.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0 == "-" || $0 == "."
    }
    let starts = title.unicodeScalars.first?.properties.isAlphabetic ?? false
    let isOther = isMeant(word) || tables.contains(title) || title.contains("..")
    return .value(title, quoted: quoted || !isPlain || !starts || isOther)
  }

  /// Returns whether a bare word is a keyword of some command's operands.
  private static func isMeant(_ word: Word) -> Bool {
    let keywords = [
      "last", "selected", "all", "none", "where", "to", "before", "after", "top", "bottom",
      "section", "of", "and", "or", "not", "contains", "matches", "select", "deselect", "highlight",
      "row", "control", "grab", "off", "on", "true", "false", "null", "auto", "in", "single",
      "multiple", "insert", "delete", "editing", "selection",
    ]
    return keywords.contains(where: word.isBare)
  }
}
