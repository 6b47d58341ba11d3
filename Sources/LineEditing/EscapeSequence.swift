/// The sequence of bytes that a terminal sends for a key without a character.
///
/// It collects what follows ESC. Sequences are decoded here and never bound in libedit: a binding
/// to one that starts with ESC would take the ESC key away from vi's keys.
package struct EscapeSequence {
  /// What one more byte led to.
  package enum Step: Equatable {
    case needsMore
    case key(Key)
    case pasteStart

    /// A whole sequence that means nothing here.
    case unknown

    /// No part of the sequence: the bytes before it mean nothing, and it stands for itself.
    case notPart
  }

  /// The number of bytes after which a sequence is taken for noise.
  package static let limit = 32

  private let introducer: UInt8
  private var body: [UInt8] = []

  /// Starts a sequence if a byte can follow ESC in one: `[` or `O`.
  package init?(introducer: UInt8) {
    guard introducer == UInt8(ascii: "[") || introducer == UInt8(ascii: "O") else { return nil }
    self.introducer = introducer
  }

  /// Takes the next byte.
  package mutating func take(_ byte: UInt8) -> Step {
    guard (0x20...0x7E).contains(byte), body.count < Self.limit else { return .notPart }
    body.append(byte)
    // Linux's console sends ESC [ [ A for F1: there the second bracket ends nothing.
    guard byte >= 0x40, body != [UInt8(ascii: "[")] else { return .needsMore }
    return meaning
  }

  private var meaning: Step {
    let text = String(decoding: body, as: UTF8.self)
    if text == "200~" { return .pasteStart }
    guard let key = Self.keys[text] else { return .unknown }
    return .key(key)
  }

  // With `O` and `[` alike: a terminal's mode decides which one it sends.
  private static let keys: [String: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end,
    "1~": .home, "7~": .home, "4~": .end, "8~": .end, "3~": .delete,
    "1;5C": .nextWord, "1;3C": .nextWord, "1;5D": .previousWord, "1;3D": .previousWord,
  ]
}
