/// Reads delimited text one cell after the other, by RFC 4180 and what people really have.
///
/// Lines end with LF, CRLF or CR. Blanks before an opening and behind a closing quote are passed over.
/// Inside a cell without quotes a quote is a sign like any other: `5" pipe`.
struct CellReader {
  /// A cell as it stands in the text.
  struct Cell {
    /// Where its text stands, without the quotes around it.
    let range: Range<Int>
    let isQuoted: Bool
    /// Whether quotes in it are written twice.
    let hasTwinQuotes: Bool
    /// Whether it is the last of its line.
    let endsLine: Bool

    var isEmpty: Bool { range.isEmpty }
  }

  let bytes: [UInt8]
  let separator: UInt8
  /// The offset of the next cell.
  private(set) var at: Int
  /// Whether a separator was read last, which a cell follows even at the end of the text.
  private var awaitsCell = false

  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  init(_ bytes: [UInt8], separator: UInt8, at offset: Int) {
    self.bytes = bytes
    self.separator = separator
    at = offset
  }

  /// Whether there is no further cell.
  var isAtEnd: Bool { at == bytes.count && !awaitsCell }

  /// Reads the next cell; at the end of the text it is empty.
  ///
  /// - Throws: What is wrong with its quotes.
  /// - Complexity: O(*n*), where *n* is the length of the cell.
  mutating func next() throws(CellFault) -> Cell {
    let start = at
    while at < bytes.count, isBlank(bytes[at]) { at += 1 }
    if at < bytes.count, bytes[at] == Self.quote { return try quotedCell() }
    while at < bytes.count, !endsCell(bytes[at]) { at += 1 }
    let range = start..<at
    return Cell(range: range, isQuoted: false, hasTwinQuotes: false, endsLine: passEnd())
  }

  private mutating func quotedCell() throws(CellFault) -> Cell {
    let opener = at
    var hasTwins = false
    at += 1
    while true {
      while at < bytes.count, bytes[at] != Self.quote { at += 1 }
      guard at < bytes.count else { throw CellFault(offset: opener, kind: .openQuote) }
      guard at + 1 < bytes.count, bytes[at + 1] == Self.quote else { break }
      hasTwins = true
      at += 2
    }
    let range = opener + 1..<at
    at += 1
    while at < bytes.count, isBlank(bytes[at]) { at += 1 }
    guard at == bytes.count || endsCell(bytes[at]) else {
      throw CellFault(offset: at, kind: .afterQuote)
    }
    return Cell(range: range, isQuoted: true, hasTwinQuotes: hasTwins, endsLine: passEnd())
  }

  /// Passes what ends a cell and returns whether it ends the line.
  private mutating func passEnd() -> Bool {
    awaitsCell = at < bytes.count && bytes[at] == separator
    guard at < bytes.count else { return true }
    if bytes[at] == Self.carriageReturn, at + 1 < bytes.count, bytes[at + 1] == Self.lineFeed {
      at += 1
    }
    at += 1
    return !awaitsCell
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    (byte == 0x20 || byte == 0x09) && byte != separator
  }

  private func endsCell(_ byte: UInt8) -> Bool {
    byte == separator || byte == Self.lineFeed || byte == Self.carriageReturn
  }

  /// Returns the text of a cell.
  func text(of cell: Cell) -> String {
    guard cell.hasTwinQuotes else { return String(decoding: bytes[cell.range], as: UTF8.self) }
    var text: [UInt8] = []
    text.reserveCapacity(cell.range.count)
    var index = cell.range.lowerBound
    while index < cell.range.upperBound {
      text.append(bytes[index])
      index += bytes[index] == Self.quote ? 2 : 1
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension CellReader {
  /// What a line holds, in short.
  struct Line {
    let count: Int
    /// Whether it has nothing at all.
    let isBlank: Bool
  }

  /// Reads over a whole line.
  mutating func line() throws(CellFault) -> Line {
    var count = 0
    while true {
      let cell = try next()
      count += 1
      if cell.endsLine {
        return Line(count: count, isBlank: count == 1 && cell.isEmpty && !cell.isQuoted)
      }
    }
  }
}
