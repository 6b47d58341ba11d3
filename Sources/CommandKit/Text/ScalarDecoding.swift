/// The decoding of UTF-8, one scalar at a time, that says where a fault lies.
package enum ScalarDecoding {
  /// Returns the scalar at an offset and its length in bytes, or nothing if none stands there.
  ///
  /// Overlong forms, surrogates and values above U+10FFFF are none.
  package static func scalar(
    in bytes: [UInt8], at offset: Int, end: Int
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    let first = bytes[offset]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length: Int
    var value: UInt32
    let smallest: UInt32
    switch first {
    case 0xC2...0xDF: (length, value, smallest) = (2, UInt32(first & 0x1F), 0x80)
    case 0xE0...0xEF: (length, value, smallest) = (3, UInt32(first & 0x0F), 0x800)
    case 0xF0...0xF4: (length, value, smallest) = (4, UInt32(first & 0x07), 0x1_0000)
    default: return nil
    }
    guard offset + length <= end else { return nil }
    for index in offset + 1..<offset + length {
      guard Byte.isContinuation(bytes[index]) else { return nil }
      value = value << 6 | UInt32(bytes[index] & 0x3F)
    }
    guard value >= smallest, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }
}
