extension WordLexer {
  /// Reads inside single quotes, up to the closing one or the end of the line.
  mutating func readSingle(_ bytes: [UInt8], _ at: inout Int, _ end: Int) {
    let lower = at
    while at < end, bytes[at] != Byte.singleQuote { at += 1 }
    quote?.text += String(decoding: bytes[lower..<at], as: UTF8.self)
    if at < end { close(&at) }
  }

  /// Reads inside double quotes, up to the closing one or the end of the line.
  mutating func readDouble(_ bytes: [UInt8], _ at: inout Int, _ end: Int) {
    while at < end {
      switch bytes[at] {
      case Byte.doubleQuote:
        close(&at)
        return
      case Byte.backslash where at + 1 == end: continueLine(&at)
      case Byte.backslash: readEscape(bytes, &at, end)
      case Byte.dollar: readSubstitution(bytes, &at, end)
      default:
        let lower = at
        at = WordLexer.endOfQuotedRun(bytes, at, end)
        quote?.text += String(decoding: bytes[lower..<at], as: UTF8.self)
      }
    }
  }

  /// Makes the text of the quote before an offset a part; the quote's next text starts at `resume`.
  mutating func flushQuote(to upper: Int, resume: Int) {
    guard let quote else { return }
    if !quote.text.isEmpty || (resume == upper && !quote.hasParts) {
      append(quote.text, isQuoted: true, quote.start, upper)
    }
    self.quote?.text = ""
    self.quote?.start = resume
    self.quote?.hasParts = true
  }

  /// Closes the quote at its closing byte.
  private mutating func close(_ at: inout Int) {
    at += 1
    flushQuote(to: at, resume: at)
    quote = nil
  }

  /// Returns the offset at which a run without `"`, `\` and `$` ends.
  private static func endOfQuotedRun(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, bytes[index] != Byte.doubleQuote, bytes[index] != Byte.backslash,
      bytes[index] != Byte.dollar
    {
      index += 1
    }
    return index
  }

  /// Reads an escape, a `\` with something behind it in the line.
  private mutating func readEscape(_ bytes: [UInt8], _ at: inout Int, _ end: Int) {
    let lower = at
    let sign = bytes[at + 1]
    at += 2
    switch sign {
    case UInt8(ascii: "n"): quote?.text += "\n"
    case UInt8(ascii: "t"): quote?.text += "\t"
    case Byte.doubleQuote, Byte.backslash, Byte.dollar:
      quote?.text.unicodeScalars.append(Unicode.Scalar(sign))
    case UInt8(ascii: "u") where at < end && bytes[at] == Byte.openBrace:
      readScalar(bytes, lower, &at, end)
    default:
      while at < end, Byte.isContinuation(bytes[at]) { at += 1 }
      let spelling = String(decoding: bytes[lower..<at], as: UTF8.self)
      fail(
        "\(spelling) is no escape", lower, at,
        hint: #"in double quotes \n \t \" \\ \$ and \u{…} are; single quotes take all as it is"#
      )
    }
  }

  /// Reads the braces of `\u{…}`, whose `{` stands at the offset.
  private mutating func readScalar(_ bytes: [UInt8], _ lower: Int, _ at: inout Int, _ end: Int) {
    var value: UInt32 = 0
    at += 1
    let digits = at
    while at < end, at - digits < 8, let digit = Character(Unicode.Scalar(bytes[at])).hexDigitValue,
      bytes[at] < 0x80
    {
      value = value << 4 | UInt32(digit)
      at += 1
    }
    let isClosed = at > digits && at < end && bytes[at] == Byte.closeBrace
    if isClosed { at += 1 }
    guard isClosed, let scalar = Unicode.Scalar(value) else {
      let spelling = String(decoding: bytes[lower..<at], as: UTF8.self)
      fail(
        "\(spelling) names no character", lower, at,
        hint: #"\u{1F989} holds the hexadecimal number of a Unicode scalar"#
      )
      return
    }
    quote?.text.unicodeScalars.append(scalar)
  }
}
