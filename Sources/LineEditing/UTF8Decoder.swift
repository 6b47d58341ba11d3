/// A decoder of UTF-8 that is given one byte at a time.
///
/// What is no UTF-8 becomes U+FFFD, one for each maximal part that could have begun a scalar, as
/// `String(decoding:as:)` has it.
package struct UTF8Decoder {
  /// What one more byte led to.
  package enum Step: Equatable {
    case scalar(Unicode.Scalar)
    case needsMore

    /// The bytes before this one were broken off; this one must be given again.
    case brokenOff
  }

  private var value: UInt32 = 0
  private var missing = 0
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// Makes a decoder that has seen nothing.
  package init() {}

  /// Takes the next byte.
  package mutating func take(_ byte: UInt8) -> Step {
    guard missing > 0 else { return begin(with: byte) }
    guard allowed.contains(byte) else {
      missing = 0
      return .brokenOff
    }
    allowed = 0x80...0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    return missing == 0 ? .scalar(Unicode.Scalar(value) ?? "\u{FFFD}") : .needsMore
  }

  private mutating func begin(with byte: UInt8) -> Step {
    switch byte {
    case 0...0x7F: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF: return begin(byte & 0x1F, missing: 1)
    case 0xE0: return begin(0, missing: 2, allowed: 0xA0...0xBF)
    case 0xED: return begin(0xD, missing: 2, allowed: 0x80...0x9F)
    case 0xE1...0xEF: return begin(byte & 0xF, missing: 2)
    case 0xF0: return begin(0, missing: 3, allowed: 0x90...0xBF)
    case 0xF4: return begin(4, missing: 3, allowed: 0x80...0x8F)
    case 0xF1...0xF3: return begin(byte & 7, missing: 3)
    default: return .scalar("\u{FFFD}")
    }
  }

  private mutating func begin(
    _ bits: UInt8,
    missing: Int,
    allowed: ClosedRange<UInt8> = 0x80...0xBF
  ) -> Step {
    value = UInt32(bits)
    self.missing = missing
    self.allowed = allowed
    return .needsMore
  }
}
