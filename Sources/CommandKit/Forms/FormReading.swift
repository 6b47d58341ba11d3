/// The reading of a synopsis, from left to right.
///
/// `[ ]` may be left out, `…` behind a piece lets it stand several times, `|` is a choice between words.
struct FormReading {
  private var rest: Substring

  init(_ synopsis: String) { rest = synopsis[...] }

  /// Reads pieces up to the end or a closing bracket.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the synopsis.
  mutating func pieces() -> [FormPiece] {
    var pieces: [FormPiece] = []
    while let character = rest.first, character != "]" {
      if character == " " {
        rest.removeFirst()
      } else if character == "[" {
        rest.removeFirst()
        let inner = self.pieces()
        if rest.first == "]" { rest.removeFirst() }
        pieces.append(takeDots() ? .many(.optional(inner)) : .optional(inner))
      } else {
        pieces.append(word())
      }
    }
    return pieces
  }

  private mutating func word() -> FormPiece {
    let word = rest.prefix { $0 != " " && $0 != "[" && $0 != "]" }
    rest = rest.dropFirst(word.count)
    let choices = word.split(separator: "|").map { FormReading.piece($0) }
    return choices.count == 1 ? choices[0] : .choice(choices)
  }

  private mutating func takeDots() -> Bool {
    guard rest.first == "…" else { return false }
    rest.removeFirst()
    return true
  }

  private static func piece(_ word: Substring) -> FormPiece {
    if word.count > 1, word.hasSuffix("…") { return .many(piece(word.dropLast())) }
    let isValue = word.contains(where: \.isUppercase) && !word.contains(where: \.isLowercase)
    return isValue || word == "…" ? .value(String(word)) : .keyword(String(word))
  }
}
