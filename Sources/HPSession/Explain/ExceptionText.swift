import CommandKit

/// A text from which everything is taken that mangles an exception's words on their way: what is left can be compared.
///
/// Kept are letters of ASCII, in lower case, digits, and the signs `()[]{}-,.`. Blanks, line breaks,
/// quotes of any kind, escapes, entities of HTML, colours of a terminal and the marks and times at
/// the start of a line are gone. Digits that something stood between stay apart: by a line feed where it was no more
/// than the end of a line, at which a number may have been broken, else by a blank.
///
///     ExceptionText("The number of “rows&quot;\n (1)").bytes   // thenumberofrows(1)
struct ExceptionText {
  /// What is left.
  private(set) var bytes: [UInt8] = []
  private var source: [UInt8]
  private var gap = Gap.none

  /// What stood between the last byte that was kept and the next.
  private enum Gap {
    case none
    case lineBreak
    case other
  }

  /// Reads a text of any bytes.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(_ text: [UInt8]) {
    source = text
    bytes.reserveCapacity(text.count)
    var index = skipLineStart(0)
    while index < source.count { index = read(index) }
    source = []
  }

  /// Takes what stands at an index and returns where the next begins.
  private mutating func read(_ index: Int) -> Int {
    let byte = source[index]
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): keep(byte | 0x20)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): keep(byte)
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      leaveOut(.lineBreak)
      return skipLineStart(index + 1)
    case UInt8(ascii: "="):
      // A line that was too long for mail is broken by the sign at its end.
      if !source.byte(index + 1).isLineEnd { leaveOut(.other) }
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "-"), UInt8(ascii: ","),
      UInt8(ascii: "."):
      keep(byte)
    case UInt8(ascii: "&"): return readEntity(index)
    case UInt8(ascii: "\\"): return readEscape(index)
    case 0x1B: return skipTerminalSequence(index)
    // Every second byte of UTF-16 is one, also between the digits of a number.
    case 0: break
    case 0x80...: return readScalar(index)
    default: leaveOut(.other)
    }
    return index + 1
  }

  private mutating func keep(_ byte: UInt8) {
    if gap != .none, byte.isDigit, bytes.last?.isDigit ?? false {
      bytes.append(UInt8(ascii: gap == .lineBreak ? "\n" : " "))
    }
    bytes.append(byte)
    gap = .none
  }

  private mutating func leaveOut(_ what: Gap) {
    gap = gap == .other ? .other : what
  }

  /// Takes a scalar that was spelled in some way.
  private mutating func keep(scalar value: UInt32) {
    switch value {
    case 0..<0x80:
      let byte = UInt8(truncatingIfNeeded: value)
      if byte.isLetter {
        keep(byte | 0x20)
      } else if byte.isDigit || ExceptionText.signs.contains(byte) {
        keep(byte)
      } else {
        leaveOut(.other)
      }
    // Hyphens, dashes and the sign for minus.
    case 0x2010...0x2015, 0x2212: keep(UInt8(ascii: "-"))
    // What has no width may stand anywhere, and nobody sees it.
    case 0xAD, 0x200B...0x200D, 0x2060, 0xFEFF: break
    default: leaveOut(.other)
    }
  }

  private static let signs = Array("()[]{}-,.".utf8)
}

extension ExceptionText {
  /// Takes a scalar of UTF-8, or leaves out a byte that begins none.
  private mutating func readScalar(_ index: Int) -> Int {
    guard let (scalar, length) = ScalarDecoding.scalar(in: source, at: index, end: source.count)
    else {
      leaveOut(.other)
      return index + 1
    }
    keep(scalar: scalar.value)
    return index + length
  }

  /// Takes an entity of HTML, `&quot;` or `&#39;`, be it spelled `&amp;quot;`.
  private mutating func readEntity(_ index: Int) -> Int {
    let most = 10
    var start = index + 1
    while source.has("amp;", at: start) { start += 4 }
    var end = start
    while end < source.count, end - start <= most, source[end].isEntityByte { end += 1 }
    guard source.byte(end) == UInt8(ascii: ";"), end > start else {
      leaveOut(.other)
      return start
    }
    keep(scalar: ExceptionText.scalar(ofEntity: source[start..<end]))
    return end + 1
  }

  /// Returns the scalar of an entity; those that stand for a quote, an angle or a blank count as a blank.
  private static func scalar(ofEntity name: ArraySlice<UInt8>) -> UInt32 {
    guard name.first == UInt8(ascii: "#") else {
      switch String(decoding: name, as: UTF8.self) {
      case "lpar": return 0x28
      case "rpar": return 0x29
      case "minus", "ndash", "mdash", "hyphen": return 0x2D
      case "shy", "zwj", "zwnj": return 0xAD
      default: return 0x20
      }
    }
    let digits = name.dropFirst()
    let isHex = digits.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    let text = String(decoding: isHex ? digits.dropFirst() : digits, as: UTF8.self)
    return UInt32(text, radix: isHex ? 16 : 10) ?? 0x20
  }

  /// Takes an escape of a quoted text: a blank for `\n`, the sign for `\u2019`, nothing for the rest.
  private mutating func readEscape(_ index: Int) -> Int {
    var next = index + 1
    while source.byte(next) == UInt8(ascii: "\\") { next += 1 }
    leaveOut(.other)
    switch source.byte(next) {
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"): return next + 1
    case UInt8(ascii: "u"):
      let digits = source[min(next + 1, source.count)..<min(next + 5, source.count)]
      guard digits.count == 4, digits.allSatisfy(\.isHexDigit) else { return next }
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
      keep(scalar: value ?? 0x20)
      return next + 5
    default: return next
    }
  }

  /// Leaves out what sets a terminal's colour.
  private mutating func skipTerminalSequence(_ index: Int) -> Int {
    guard source.byte(index + 1) == UInt8(ascii: "[") else { return index + 1 }
    var next = index + 2
    while next < source.count, next - index < 32, !(0x40...0x7E).contains(source[next]) {
      next += 1
    }
    return next + 1
  }

  /// Returns where a line's own text begins, behind marks of quoting and the time of a log.
  private func skipLineStart(_ index: Int) -> Int {
    LogLineStart.end(in: source, from: index)
  }
}
