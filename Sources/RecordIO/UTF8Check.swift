/// The check of bytes for UTF-8.
enum UTF8Check {
  /// Returns the offset of the first sequence that is not UTF-8, nil where all are.
  ///
  /// Overlong forms, surrogates and values above U+10FFFF are not.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func firstFault(in bytes: [UInt8]) -> Int? {
    unsafe bytes.withUnsafeBytes { unsafe firstFault(in: $0) }
  }

  /// Returns the offset of the first sequence in a buffer that is not UTF-8, nil where all are.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func firstFault(in buffer: UnsafeRawBufferPointer) -> Int? {
    var at = 0
    while at < buffer.count {
      // Eight bytes of ASCII at a time: most text is that.
      if at + 8 <= buffer.count,
        unsafe buffer.loadUnaligned(fromByteOffset: at, as: UInt64.self) & 0x8080_8080_8080_8080
          == 0
      {
        at += 8
      } else if unsafe buffer[at] < 0x80 {
        at += 1
      } else {
        let length = unsafe sequence(at: at, in: buffer)
        guard length > 0 else { return at }
        at += length
      }
    }
    return nil
  }

  /// Returns the length of a sequence of several bytes, 0 where it is none.
  private static func sequence(at offset: Int, in buffer: UnsafeRawBufferPointer) -> Int {
    let first = unsafe buffer[offset]
    // The second byte tells overlong forms, surrogates and what is too large.
    let (length, second): (Int, ClosedRange<UInt8>) =
      switch first {
      case 0xC2...0xDF: (2, 0x80...0xBF)
      case 0xE0: (3, 0xA0...0xBF)
      case 0xED: (3, 0x80...0x9F)
      case 0xE1...0xEF: (3, 0x80...0xBF)
      case 0xF0: (4, 0x90...0xBF)
      case 0xF1...0xF3: (4, 0x80...0xBF)
      case 0xF4: (4, 0x80...0x8F)
      default: (0, 0...0)
      }
    guard length > 0, offset + length <= buffer.count,
      unsafe second.contains(buffer[offset + 1])
    else { return 0 }
    for index in 2..<max(2, length) where unsafe buffer[offset + index] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
