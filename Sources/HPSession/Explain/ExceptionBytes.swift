extension [UInt8] {
  /// Returns the byte at an index, nil past the end.
  func byte(_ index: Int) -> UInt8? { indices.contains(index) ? self[index] : nil }

  /// Returns whether some text of ASCII stands at an index.
  func has(_ text: StaticString, at index: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard index >= 0, length <= count - index else { return false }
    return text.withUTF8Buffer { wanted in
      for offset in 0..<length where unsafe self[index + offset] != wanted[offset] { return false }
      return true
    }
  }
}

extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether it is a letter of ASCII.
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  var isHexDigit: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }

  /// Whether it can stand between `&` and `;`.
  var isEntityByte: Bool { isDigit || isLetter || self == UInt8(ascii: "#") }

  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}

extension UInt8? {
  var isLineEnd: Bool { self?.isLineEnd ?? false }
}
