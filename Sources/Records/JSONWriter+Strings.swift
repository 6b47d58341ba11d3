extension JSONWriter {
  /// Appends a text in quotes, with what JSON wants escaped; all else stays as it is.
  ///
  /// Delete is escaped too: a terminal would act on it.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    escape(from: start, in: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Escapes what JSON wants escaped in the text behind an index.
  ///
  /// Few texts have anything of it: they are only looked through.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package static func escape(from start: Int, in bytes: inout [UInt8]) {
    guard bytes[start...].contains(where: needsEscape) else { return }
    let text = bytes[start...]
    bytes.removeLast(text.count)
    for byte in text { append(byte, to: &bytes) }
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    guard needsEscape(byte) else { return bytes.append(byte) }
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    default:
      bytes.append(contentsOf: "u00".utf8)
      if byte < 0x10 { bytes.append(UInt8(ascii: "0")) }
      bytes.append(contentsOf: String(byte, radix: 16).utf8)
    }
  }
}
