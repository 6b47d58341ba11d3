/// Bytes whose order is the natural order of texts: without regard to case, runs of digits as numbers.
///
/// A run of digits becomes a `0`, how many digits it has without its leading zeros, and these. So the
/// longer run is the greater one, and leading zeros say nothing.
enum NaturalKey {
  private static let zero = UInt8(ascii: "0")
  private static let nine = UInt8(ascii: "9")

  /// Adds the key of a text to bytes.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    // Most text is ASCII, which takes no second string.
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      append(text.utf8, to: &bytes)
    } else {
      append(text.lowercased().utf8, to: &bytes)
    }
  }

  private static func append(_ text: some Collection<UInt8>, to bytes: inout [UInt8]) {
    var rest = text.makeIterator()
    var next = rest.next()
    while let byte = next {
      guard (zero...nine).contains(byte) else {
        bytes.append((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte)
        next = rest.next()
        continue
      }
      var digits: [UInt8] = []
      while let digit = next, (zero...nine).contains(digit) {
        if digit != zero || !digits.isEmpty { digits.append(digit) }
        next = rest.next()
      }
      append(run: digits, to: &bytes)
    }
  }

  /// Adds the key of a run of digits without leading zeros.
  private static func append(run digits: [UInt8], to bytes: inout [UInt8]) {
    bytes.append(zero)
    var count = digits.count
    while count >= 255 {
      bytes.append(255)
      count -= 255
    }
    bytes.append(UInt8(count))
    bytes += digits
  }
}
