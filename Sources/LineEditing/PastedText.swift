/// The text between the two marks that a terminal puts around a paste.
package struct PastedText {
  private static let endMark: [UInt8] = [0x1B] + Array("[201~".utf8)

  private var bytes: [UInt8] = []

  /// Makes a paste of which nothing has arrived.
  package init() {}

  /// Takes the next byte, and tells whether it ended the paste.
  package mutating func take(_ byte: UInt8) -> Bool {
    bytes.append(byte)
    return byte == UInt8(ascii: "~") && bytes.suffix(Self.endMark.count).elementsEqual(Self.endMark)
  }

  /// The text as it may be inserted: tabs and newlines are kept, other control characters dropped.
  ///
  /// Every way to end a line becomes one newline. LF CR counts as one as well: while a line is
  /// edited the terminal swaps the two.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package var text: String {
    var result = String.UnicodeScalarView()
    var lineEnd: Unicode.Scalar?
    let body =
      bytes.suffix(Self.endMark.count).elementsEqual(Self.endMark)
      ? bytes.dropLast(Self.endMark.count) : bytes[...]
    for scalar in String(decoding: body, as: UTF8.self).unicodeScalars {
      guard scalar == "\r" || scalar == "\n" else {
        lineEnd = nil
        if scalar == "\t" || !Self.isControl(scalar) { result.append(scalar) }
        continue
      }
      if let first = lineEnd, first != scalar {
        lineEnd = nil
      } else {
        lineEnd = scalar
        result.append("\n")
      }
    }
    return String(result)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }
}
