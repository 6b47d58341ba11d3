/// A splitter of a program's output into characters, control characters and sequences.
struct SequenceParser {
  enum Item: Equatable {
    case scalar(Unicode.Scalar)
    case control(UInt8)

    /// What follows ESC: `[` with parameters and a final letter, `]` with a text up to BEL, a character
    /// set, or a single character.
    case sequence(String)
  }

  private var escape: [UInt8]?
  private var character: [UInt8] = []

  /// Takes one byte, and gives what it completed.
  mutating func take(_ byte: UInt8) -> Item? {
    if let sequence = escape { return extend(sequence, with: byte) }
    if byte == 0x1B {
      escape = []
      return nil
    }
    if byte < 0x20 || byte == 0x7F { return .control(byte) }
    character.append(byte)
    guard let first = character.first, character.count == Self.length(startingWith: first) else {
      return nil
    }
    defer { character = [] }
    return String(decoding: character, as: UTF8.self).unicodeScalars.first.map(Item.scalar)
  }

  private mutating func extend(_ sequence: [UInt8], with byte: UInt8) -> Item? {
    let longer = sequence + [byte]
    let isWhole =
      switch longer.first {
      case UInt8(ascii: "["): longer.count > 1 && (0x40...0x7E).contains(byte)
      case UInt8(ascii: "]"): byte == 0x07
      case UInt8(ascii: "("): longer.count == 2
      default: true
      }
    escape = isWhole ? nil : longer
    return isWhole ? .sequence(String(decoding: longer, as: UTF8.self)) : nil
  }

  private static func length(startingWith byte: UInt8) -> Int {
    switch byte {
    case 0xC0..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0...0xFF: 4
    default: 1
    }
  }
}
