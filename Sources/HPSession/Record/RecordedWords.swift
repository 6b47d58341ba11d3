import CommandKit

/// The words of a command on their way into a recording: as they were written, but for what only holds now.
///
/// The spelling is kept where it can be; that of a command with variables in it is made anew.
struct RecordedWords {
  private(set) var line = RecordedLine()
  private let source: SourceText
  private let meanings: [SourceRange: WordMeaning]
  private let hasVariables: Bool
  private var end: Int?
  /// Whether the words are those of a condition, which a dump shows as ``Word/spelled`` has them.
  private var isInCondition = false

  /// Makes the words of a command that has run in a frame.
  init(frame: Frame) {
    source = frame.source ?? SourceText(name: "", bytes: [])
    meanings = frame.meanings
    hasVariables = frame.arguments != nil
  }

  /// Appends a word, or another in its place.
  mutating func append(_ word: Word, as other: String? = nil) {
    if let end { appendBlank(from: end, to: word.range.lowerBound) }
    end = word.range.upperBound
    if let other { return line.append(other) }
    // What a variable stands for has no places inside, so arrows and ranges stay as they are.
    let hasPieces = word.text.contains("..") || Word.arrows.contains { word.text.contains($0) }
    if let meaning = meanings[word.range], !hasPieces || !hasVariables {
      line.append(meaning)
    } else if hasVariables {
      line.append(word.block != nil || isInCondition ? word.spelled : word.spelledInPieces)
    } else {
      appendPieces(of: word)
    }
    isInCondition = isInCondition || word.isBare("where")
  }

  /// Appends what stood between two words, one blank where their spelling is made anew.
  private mutating func appendBlank(from lower: Int, to upper: Int) {
    line.append(hasVariables ? " " : source.text(in: SourceRange(lower, upper)))
  }

  /// Appends a word in which pieces may have a meaning: `0:2..0:5`, `1:2->2:0`.
  private mutating func appendPieces(of word: Word) {
    let inside = meanings.keys.filter(word.range.contains).sorted { $0.lowerBound < $1.lowerBound }
    var place = word.range.lowerBound
    for range in inside {
      line.append(source.text(in: SourceRange(place, range.lowerBound)))
      meanings[range].map { line.append($0) }
      place = range.upperBound
    }
    line.append(source.text(in: SourceRange(place, word.range.upperBound)))
  }
}

extension RecordedLine {
  fileprivate mutating func append(_ text: String) { pieces.append(.text(text)) }

  fileprivate mutating func append(_ meaning: WordMeaning) {
    switch meaning {
    case .file(let path): pieces.append(.file(path))
    case .rows(let found):
      append(found.map(\.reference).joined(separator: " "))
      rows += found.filter { !rows.contains($0) }
    }
  }
}

extension Word {
  /// The word with no more in quotes than must be: what makes `name=` a field stays bare.
  fileprivate var spelledInPieces: String {
    parts.map { $0.isQuoted ? Word.quoted($0.text) : $0.text.spelledInPieces }.joined()
  }
}

extension String {
  /// The text as a part of a word, the signs that end a bare word in quotes.
  fileprivate var spelledInPieces: String {
    var spelling = ""
    var rest = unicodeScalars[...]
    while let first = rest.first {
      let run = rest.prefix { $0.endsBareWord == first.endsBareWord }
      rest = rest[run.endIndex...]
      spelling +=
        first.endsBareWord
        ? Word.quoted(String(Substring(run)))
        : Word(String(Substring(run)), range: SourceRange(0, 0)).spelled
    }
    return isEmpty ? Word.quoted("") : spelling
  }
}

extension Unicode.Scalar {
  fileprivate var endsBareWord: Bool {
    switch self {
    case " ", "\t", "\n", "\r", ";", "\"", "'", "$", "\0", "\u{FEFF}": true
    default: false
    }
  }
}
