/// Hashes of texts by their bytes: texts that are equal have the same one.
///
/// Texts are equal as Swift's are, by canonical equivalence. Those of ASCII alone, which most are, are equal
/// by their bytes and need no text made of them. Hashes differ from run to run, so that no file can be
/// written to make them collide.
package enum TextHash {
  private static let seed = UInt64(truncatingIfNeeded: "seed".hashValue) | 1
  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Returns the hash of a text whose UTF-8 these bytes are.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  @unsafe package static func of(_ text: UnsafeRawBufferPointer) -> UInt64 {
    var state = mixed(UInt64(text.count) ^ seed, factor)
    var all: UInt64 = 0
    var at = 0
    while at < text.count {
      let word = unsafe word(of: text, at: at)
      all |= word
      state = mixed(state ^ word, factor)
      at += 8
    }
    return unsafe all & highBits == 0 ? state : ofOther(String(decoding: text, as: UTF8.self))
  }

  /// The eight bytes at an offset, those that are missing as zero.
  @unsafe private static func word(of text: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
    let left = text.count - offset
    if left >= 8 { return unsafe text.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
    var word: UInt64 = 0
    for index in offset..<text.count { word = unsafe word << 8 | UInt64(text[index]) }
    return word
  }

  private static func mixed(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let product = one.multipliedFullWidth(by: other)
    return product.high ^ product.low
  }

  private static func ofOther(_ text: String) -> UInt64 {
    guard var plain = plainDouble(of: text) else {
      return UInt64(truncatingIfNeeded: text.hashValue)
    }
    return plain.withUTF8 { unsafe of(UnsafeRawBufferPointer($0)) }
  }

  /// The text of ASCII that equals another: Unicode has three characters that are the same as one of ASCII.
  private static func plainDouble(of text: String) -> String? {
    var plain = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{212A}": plain.append("K")
      case "\u{37E}": plain.append(";")
      case "\u{1FEF}": plain.append("`")
      case let scalar where scalar.isASCII: plain.unicodeScalars.append(scalar)
      default: return nil
      }
    }
    return plain
  }
}
