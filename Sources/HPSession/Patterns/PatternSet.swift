/// The characters that `[…]`, `\d`, `\s` or `\w` stand for.
struct PatternSet: Sendable {
  /// A kind of characters.
  enum Kind: Character, Sendable {
    case digit = "d"
    case space = "s"
    case word = "w"
  }

  /// Ranges of characters, by Unicode's order.
  var ranges: [ClosedRange<Character>] = []
  /// Kinds, each with whether all others are meant.
  var kinds: [(kind: Kind, isInverted: Bool)] = []
  /// Whether all other characters are meant.
  var isInverted = false
  /// Whether capitals and small letters are the same.
  var ignoresCase = false

  /// For each character of ASCII whether it is among them, in two words of bits; set by ``withTable``.
  private var table: (UInt64, UInt64) = (0, 0)

  /// How much it takes to look whether a character is among them.
  var cost: Int { ranges.count + kinds.count }

  /// The set with its table, by which characters of ASCII are found at once.
  var withTable: PatternSet {
    var set = self
    for value in UInt8(0)..<64 where contains(Character(Unicode.Scalar(value))) {
      set.table.0 |= 1 << UInt64(value)
    }
    for value in UInt8(64)..<128 where contains(Character(Unicode.Scalar(value))) {
      set.table.1 |= 1 << UInt64(value - 64)
    }
    return set
  }

  /// Returns whether a character of ASCII is among them, by the table.
  func contains(ascii byte: UInt8) -> Bool {
    (byte < 64 ? table.0 >> UInt64(byte) : table.1 >> UInt64(byte - 64)) & 1 == 1
  }

  /// Returns whether a character is among them.
  func contains(_ character: Character) -> Bool {
    let isListed =
      ranges.contains { $0.contains(character) } || ignoresCase && containsOtherCase(of: character)
      || kinds.contains { character.isOf($0.kind) != $0.isInverted }
    return isListed != isInverted
  }

  /// Returns whether the capital or the small letter of a character lies in a range.
  private func containsOtherCase(of character: Character) -> Bool {
    [character.lowercased(), character.uppercased()].contains { other in
      guard other.count == 1, let other = other.first else { return false }
      return ranges.contains { $0.contains(other) }
    }
  }
}

extension Character {
  /// The character as a byte, nil for one that is none of ASCII, or a line's end of two.
  var asciiByte: UInt8? { utf8.count == 1 ? utf8.first : nil }

  /// Returns whether the character is a digit, a blank, or one that words are made of.
  func isOf(_ kind: PatternSet.Kind) -> Bool {
    switch kind {
    case .digit: unicodeScalars.first?.properties.generalCategory == .decimalNumber
    case .space: isWhitespace
    case .word: self == "_" || isLetter || isNumber
    }
  }
}
