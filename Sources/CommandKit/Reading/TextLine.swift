/// The place of one line in a text.
struct TextLine {
  /// The bytes of the line without its LF or CRLF.
  let start: Int
  let end: Int
  /// The offset at which the next line starts.
  let next: Int

  /// Finds the line that starts at an offset.
  ///
  /// Nothing is found if the line has no end yet, unless the text ends here. Up to `known` there is
  /// no end of line, so that a line that comes in pieces is searched once.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line behind `known`.
  init?(in bytes: [UInt8], at start: Int, searchedTo known: Int, isLast: Bool) {
    var index = max(start, known)
    while index < bytes.count, bytes[index] != Byte.lineFeed { index += 1 }
    guard index < bytes.count || (isLast && start < bytes.count) else { return nil }
    let isEnded = index < bytes.count
    let dropsReturn = isEnded && index > start && bytes[index - 1] == Byte.carriageReturn
    self.init(start: start, end: dropsReturn ? index - 1 : index, next: isEnded ? index + 1 : index)
  }

  private init(start: Int, end: Int, next: Int) {
    self.start = start
    self.end = end
    self.next = next
  }

  /// Returns the line without a byte order mark at its start.
  func droppingOrderMark(in bytes: [UInt8]) -> TextLine {
    guard start < end, bytes[start] == Byte.orderMark[0],
      bytes[start..<end].starts(with: Byte.orderMark)
    else { return self }
    return TextLine(start: start + Byte.orderMark.count, end: end, next: next)
  }

  /// Returns the first byte of the line that no text may have: NUL, a mark, or what is not UTF-8.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line.
  func fault(in bytes: [UInt8], limits: SourceLimits) -> Diagnostic? {
    guard end - start <= limits.line else { return TextLine.tooLong(at: start, limits) }
    var index = start
    while index < end {
      let byte = bytes[index]
      if byte > 0 && byte < 0x80 {
        index += 1
        continue
      }
      guard byte > 0 else {
        return Diagnostic(
          .syntax, "a NUL byte cannot stand in a text", at: SourceRange(index, index + 1)
        )
      }
      guard let found = ScalarDecoding.scalar(in: bytes, at: index, end: end) else {
        let digits = String(byte, radix: 16, uppercase: true)
        return Diagnostic(
          .syntax, "byte 0x\(digits) is not valid UTF-8", at: SourceRange(index, index + 1)
        )
      }
      if found.scalar.value == 0xFEFF {
        return Diagnostic(
          .syntax, "a byte order mark can stand only at the start of a text",
          at: SourceRange(index, index + 3), hint: "in double quotes, \\u{FEFF} writes it"
        )
      }
      index += found.length
    }
    return nil
  }

  /// Returns the error for a line that is longer than a text's lines may be.
  static func tooLong(at start: Int, _ limits: SourceLimits) -> Diagnostic {
    Diagnostic(
      .limit, "the line has more than \(limits.line) bytes", at: SourceRange(start, start)
    )
  }
}
