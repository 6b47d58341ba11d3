extension Word {
  /// The signs that mean "to" in a move.
  package static let arrows = ["->", "→"]
  /// The signs that group an expression.
  static let parentheses = ["(", ")"]

  /// Returns the words that this one is when certain signs count inside it as words.
  ///
  /// What stands in quotes is never split: `"a->b"->2:0` is three words.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the word.
  func split(at signs: [String]) -> [Word] {
    guard quoting != .quoted, block == nil, hasInside(anyOf: signs) else { return [self] }
    var words: [Word] = []
    var pending: [Part] = []
    for part in parts {
      guard !part.isQuoted, part.isLiteral else {
        pending.append(part)
        continue
      }
      for piece in part.pieces(at: signs) {
        if signs.contains(piece.text) {
          words.appendWord(of: &pending)
          words.append(Word(piece.text, range: piece.range))
        } else {
          pending.append(piece)
        }
      }
    }
    words.appendWord(of: &pending)
    return words
  }

  /// Returns whether a sign stands in the word with something beside it.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the word.
  func hasInside(anyOf signs: [String]) -> Bool {
    if isPlain, signs.contains(text) { return false }
    return signs.contains { sign in
      var rest = text.utf8[...]
      while let start = rest.firstIndex(of: sign.utf8[sign.utf8.startIndex]) {
        rest = rest[start...]
        if rest.starts(with: sign.utf8) { return true }
        rest = rest.dropFirst()
      }
      return false
    }
  }
}

extension Word.Part {
  /// Returns the signs in a bare part, and what stands between them, as parts.
  fileprivate func pieces(at signs: [String]) -> [Word.Part] {
    let bytes = Array(text.utf8)
    var pieces: [Word.Part] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      let sign = signs.first { bytes[index...].starts(with: $0.utf8) }
      guard let length = sign?.utf8.count else {
        index += 1
        continue
      }
      if start < index { pieces.append(piece(bytes, start, index)) }
      pieces.append(piece(bytes, index, index + length))
      index += length
      start = index
    }
    if start < index { pieces.append(piece(bytes, start, index)) }
    return pieces
  }

  /// Returns the piece of the part between two of its bytes.
  private func piece(_ bytes: [UInt8], _ lower: Int, _ upper: Int) -> Word.Part {
    // Where a line's end or a variable went into the part, its text is not the source's.
    let isExact = bytes.count == range.count
    let place = SourceRange(range.lowerBound + lower, range.lowerBound + upper)
    let text = String(decoding: bytes[lower..<upper], as: UTF8.self)
    return Word.Part(kind: .text(text), isQuoted: false, range: isExact ? place : range)
  }
}

extension [Word] {
  /// Appends the word that parts make, if there are any, and empties them.
  fileprivate mutating func appendWord(of parts: inout [Word.Part]) {
    guard let first = parts.first, let last = parts.last else { return }
    let range = first.range.union(last.range)
    append(
      Word(
        parts: parts, range: range,
        spelling: Word(parts: parts, range: range, spelling: "").spelled))
    parts = []
  }
}
