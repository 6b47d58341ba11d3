import CommandKit

/// Lines of a list under way, as UTF-8.
struct ListLines {
  /// What was written and not yet taken away, whole lines at the end of each.
  var bytes: [UInt8] = []
  /// The columns a line may take, nil for as many as it needs.
  let width: Int?
  private let style: Style
  /// The pieces of the line at the end that are to stand out, in their order.
  private var pieces: [(meaning: Style.Meaning, start: Int, end: Int)] = []

  init(width: Int?, _ style: Style = .plain) { (self.width, self.style) = (width, style) }

  /// Appends a whole line, which may stand out.
  mutating func append(line: String, _ meaning: Style.Meaning? = nil) {
    let start = bytes.count
    bytes += line.utf8
    if let meaning { mark(meaning, from: start) }
    endLine()
  }

  /// Makes what stands behind an index stand out.
  mutating func mark(_ meaning: Style.Meaning, from start: Int) {
    if style.isOn { pieces.append((meaning, start, bytes.count)) }
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
    if !pieces.isEmpty { paint() }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Puts the sequences around the pieces, from the last to the first; what was cut away has none.
  private mutating func paint() {
    let isCut = bytes.suffix(3).elementsEqual("…".utf8)
    let whole = isCut ? bytes.count - 3 : bytes.count
    for piece in pieces.reversed() where piece.start < whole {
      let end = piece.end > whole ? bytes.count : piece.end
      bytes.insert(contentsOf: style.end.utf8, at: end)
      bytes.insert(contentsOf: style.begin(piece.meaning).utf8, at: piece.start)
    }
    pieces.removeAll(keepingCapacity: true)
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
    appendVisible { $0.append(contentsOf: text.utf8) }
  }

  /// Lets a text be appended, escapes what could drive a terminal in it, and returns the columns it takes.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  mutating func appendVisible(_ append: (inout [UInt8]) -> Void) -> Int {
    let start = count
    append(&self)
    return escape(from: start)
  }

  /// Escapes what could drive a terminal in the text behind an index, and returns the columns it takes.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  mutating func escape(from start: Int) -> Int {
    if let width = self[start...].widthOfPlainText { return width }
    let visible = String(decoding: self[start...], as: UTF8.self).visible
    replaceSubrange(start..., with: visible.utf8)
    return visible.displayWidth
  }

  /// Appends a number from 0 in decimal digits.
  mutating func append(number: Int) {
    let start = count
    for _ in 0..<number.digitCount { append(UInt8(ascii: "0")) }
    var rest = number
    var index = count
    while index > start {
      index -= 1
      self[index] += UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }
}

extension ArraySlice<UInt8> {
  /// The columns that a text takes in which each sign is one column wide and none drives a terminal: one of
  /// ASCII, Latin and the phonetic letters; nil for any other.
  fileprivate var widthOfPlainText: Int? {
    var width = 0
    var index = startIndex
    while index < endIndex {
      let byte = self[index]
      index += 1
      width += 1
      if byte >= 0x20, byte < 0x7F { continue }
      // Two bytes up to U+02FF, but for the control characters from U+0080.
      guard byte >= 0xC2, byte <= 0xCB, index < endIndex, byte > 0xC2 || self[index] >= 0xA0
      else { return nil }
      index += 1
    }
    return width
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
