/// Texts and their escapes.
extension JSONReader {
  /// Reads a text in quotes.
  mutating func string() throws(Fault) -> String {
    let opener = at
    at += 1
    var text: [UInt8] = []
    while at < bytes.count {
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: "\""):
        at += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape().utf8
      case 0..<0x20: throw fault("a control character stands in a text")
      default:
        text.append(byte)
        at += 1
      }
    }
    throw fault("the text is not closed", at: opener)
  }

  private mutating func escape() throws(Fault) -> String {
    let start = at
    at += 2
    guard start + 1 < bytes.count else { throw fault("the escape is not complete", at: start) }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      var units = [try hexadecimal(from: start)]
      if UTF16.isLeadSurrogate(units[0]), bytes[at...].starts(with: "\\u".utf8) {
        at += 2
        units.append(try hexadecimal(from: start))
      }
      return String(decoding: units, as: UTF16.self)
    default: throw fault("no escape begins so", at: start)
    }
  }

  private mutating func hexadecimal(from start: Int) throws(Fault) -> UInt16 {
    guard at + 4 <= bytes.count, bytes[at..<at + 4].allSatisfy(\.isHexadecimal),
      let unit = UInt16(String(decoding: bytes[at..<at + 4], as: UTF8.self), radix: 16)
    else { throw fault("four hexadecimal digits are missing", at: start) }
    at += 4
    return unit
  }
}
