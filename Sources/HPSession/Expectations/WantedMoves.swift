import CommandKit

/// The moves that an act is to have told the model of, in their order.
struct WantedMoves: Sendable {
  /// The table, if one is named; else the rows are of the table in use, and calls of all tables count.
  let tableWord: Word?
  let moves: [Move]

  /// One of them: `REF: A -> B`.
  struct Move: Sendable {
    let row: RowReference
    let source: Place
    let target: Place
  }

  /// `S:R`, which was the place of a row when the model was told.
  struct Place: Sendable {
    let section: SectionReference
    let row: Int
  }
}

extension WantedMoves.Move {
  /// Reads a line.
  ///
  /// - Throws: A `usage` diagnostic at the word that does not fit.
  init(_ words: [Word]) throws(Diagnostic) {
    guard let last = words.last else {
      throw Diagnostic(.usage, "a line is empty")
    }
    var cursor = WordCursor(words, after: last.range)
    cursor.splitArrows()
    let name = try cursor.need("a row")
    if let row = RowReference(beforeColon: name) {
      self.row = row
    } else if cursor.takeBare(":") {
      row = RowReference(name)
    } else {
      throw Diagnostic(
        .usage, "\(name.shown) has no colon behind it", at: name.range,
        hint: "a move is REF: A -> B, for example \"Draco Malfoy\": 1:2 -> 1:0")
    }
    source = try cursor.place()
    guard cursor.takeArrow() else {
      throw cursor.isAtEnd ? cursor.missing("-> and a place") : cursor.unexpected()
    }
    target = try cursor.place()
    guard cursor.isAtEnd else { throw cursor.unexpected() }
  }
}

extension RowReference {
  /// Reads a row from a word that ends with a bare colon, nil for one that does not.
  fileprivate init?(beforeColon word: Word) {
    guard let last = word.parts.last, !last.isQuoted, last.text.hasSuffix(":"),
      word.block == nil, word.text != ":"
    else { return nil }
    let text = String(last.text.dropLast())
    let range = SourceRange(word.range.lowerBound, word.range.upperBound - 1)
    var parts = Array(word.parts.dropLast())
    if !text.isEmpty {
      parts.append(Word.Part(kind: .text(text), isQuoted: false, range: last.range))
    }
    self.init(parts, range: range)
  }
}

extension WordCursor {
  /// Reads `S:R`.
  fileprivate mutating func place() throws(Diagnostic) -> WantedMoves.Place {
    let word = try need("an index path")
    guard case .path(let section, let row) = RowReference(word).form
    else {
      throw Diagnostic(
        .usage, "\(word.shown) is no index path", at: word.range,
        hint: "a move is REF: A -> B, for example \"Draco Malfoy\": 1:2 -> 1:0")
    }
    return WantedMoves.Place(section: section, row: row)
  }
}
