import CommandKit

/// Lines of a list under way, as UTF-8.
struct ListLines {
  /// What was written and not yet taken away, whole lines at the end of each.
  var bytes: [UInt8] = []
  /// The columns a line may take, nil for as many as it needs.
  let width: Int?

  init(width: Int?) { self.width = width }

  /// Appends a whole line.
  mutating func append(line: String) {
    bytes += line.utf8
    endLine()
  }

  /// Appends some blanks, none for a number below 1.
  mutating func append(blanks count: Int) {
    var rest = count
    while rest > 0 {
      bytes += ListLines.blanks[..<min(rest, ListLines.blanks.count)]
      rest -= ListLines.blanks.count
    }
  }

  private static let blanks = [UInt8](repeating: UInt8(ascii: " "), count: 64)

  /// Ends the line, without blanks before its end, and cut to the width if there is one.
  mutating func endLine() {
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    if let width { clip(to: width) }
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func clip(to width: Int) {
    let start = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // Each column takes a byte at least.
    guard bytes.count - start > width else { return }
    let line = String(decoding: bytes[start...], as: UTF8.self)
    bytes.replaceSubrange(start..., with: line.clipped(to: width).utf8)
  }
}

extension [UInt8] {
  /// Appends a text with what could drive a terminal escaped, and returns the columns it takes.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  mutating func append(visible text: String) -> Int {
    let start = count
    append(contentsOf: text.utf8)
    return escape(from: start)
  }

  /// Escapes what could drive a terminal in the text behind an index, and returns the columns it takes.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  mutating func escape(from start: Int) -> Int {
    var isPlain = true
    for index in start..<count where self[index] < 0x20 || self[index] >= 0x7F { isPlain = false }
    if isPlain { return count - start }
    let visible = String(decoding: self[start...], as: UTF8.self).visible
    replaceSubrange(start..., with: visible.utf8)
    return visible.displayWidth
  }

  /// Appends a number from 0 in decimal digits.
  mutating func append(number: Int) {
    var power = 1
    while number / power >= 10 { power *= 10 }
    while power > 0 {
      append(UInt8(ascii: "0") + UInt8(number / power % 10))
      power /= 10
    }
  }
}

extension Int {
  /// The decimal digits of a number from 0.
  var digitCount: Int {
    var count = 1
    var rest = self
    while rest >= 10 {
      rest /= 10
      count += 1
    }
    return count
  }
}
