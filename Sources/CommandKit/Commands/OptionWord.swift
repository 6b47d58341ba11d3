/// A word that is written as an option: `--name`, `--name=value`, `-x`.
struct OptionWord {
  /// The name with its hyphens.
  let name: String
  /// What stands behind `=`.
  let value: Word?
  /// The place of the name.
  let range: SourceRange

  /// Whether the name starts with two hyphens.
  var isLong: Bool { name.utf8.starts(with: "--".utf8) }

  /// Creates the option that a word is, if it is one.
  ///
  /// An option starts, outside quotes, with a hyphen and a letter, or with two hyphens; `-5`, `-` and
  /// `->` are none.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the word.
  init?(_ word: Word) {
    guard let head = word.parts.first, head.isLiteral, !head.isQuoted else { return nil }
    let bytes = Array(head.text.utf8)
    guard bytes.first == Byte.hyphen, bytes.count > 1 else { return nil }
    let isLong = bytes[1] == Byte.hyphen
    guard isLong || Byte.isLetter(bytes[1]) else { return nil }
    guard isLong, let equals = bytes.firstIndex(of: Byte.equals) else {
      name = word.text
      value = nil
      range = word.range
      return
    }
    name = String(decoding: bytes[..<equals], as: UTF8.self)
    let isExact = bytes.count == head.range.count
    let split = isExact ? head.range.lowerBound + equals : head.range.upperBound
    range = SourceRange(head.range.lowerBound, split)
    var parts = Array(word.parts.dropFirst())
    if equals + 1 < bytes.count || parts.isEmpty {
      let rest = String(decoding: bytes[(equals + 1)...], as: UTF8.self)
      let place = SourceRange(min(split + 1, head.range.upperBound), head.range.upperBound)
      parts.insert(Word.Part(kind: .text(rest), isQuoted: false, range: place), at: 0)
    }
    let place = parts.dropFirst().reduce(parts[0].range) { $0.union($1.range) }
    value = Word(parts: parts, range: place, spelling: "")
  }
}

extension Word {
  /// Whether the text starts like an option's: with a hyphen and a letter or another hyphen.
  var startsLikeOption: Bool {
    guard quoting != .quoted else { return false }
    var bytes = text.utf8.makeIterator()
    guard bytes.next() == Byte.hyphen, let second = bytes.next() else { return false }
    return second == Byte.hyphen || Byte.isLetter(second)
  }

  /// Whether the word starts with two bare hyphens.
  var startsLikeLongOption: Bool {
    startsLikeOption && text.utf8.dropFirst().first == Byte.hyphen && !parts[0].isQuoted
  }
}
