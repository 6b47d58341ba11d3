/// What stands between the cells of a delimited text, and where its first line begins.
struct DelimitedDialect {
  let separator: UInt8
  /// The offset of the first line with cells.
  let start: Int

  private static let tab = UInt8(ascii: "\t")
  /// What may stand between cells, the likeliest first.
  private static let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), tab, UInt8(ascii: "|")]

  /// Finds the dialect of a text; what stands between cells is found in the first line where it is not given.
  ///
  /// Spreadsheets write a line `sep=;` before all others.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the first two lines.
  init(of bytes: [UInt8], separator: UInt8? = nil) {
    if let (declared, start) = Self.declaration(in: bytes) {
      self.separator = declared
      self.start = start
    } else {
      self.separator = separator ?? Self.separator(of: bytes) ?? Self.separators[0]
      start = bytes.byteOrderMarkCount
    }
  }

  private static func declaration(in bytes: [UInt8]) -> (separator: UInt8, start: Int)? {
    let start = bytes.byteOrderMarkCount
    let end =
      bytes.firstIndex(after: start) { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      ?? bytes.count
    let line = bytes[start..<end].filter { $0 != UInt8(ascii: "\"") }
    guard line.count == 5, line.starts(with: "sep=".utf8) else { return nil }
    var next = end
    if next < bytes.count, bytes[next] == UInt8(ascii: "\r") { next += 1 }
    if next < bytes.count, bytes[next] == UInt8(ascii: "\n") { next += 1 }
    return (line[4], next)
  }

  /// Returns what stands between the cells of the first line, nil where it has one cell only.
  ///
  /// What makes as many cells in the second line wins over what makes more in the first.
  static func separator(of bytes: [UInt8]) -> UInt8? {
    if let declared = declaration(in: bytes) { return declared.separator }
    let counts = separators.map { (separator: $0, cells: firstCounts(in: bytes, with: $0)) }
    let possible = counts.filter { ($0.cells.first ?? 0) > 1 }
    let steady = possible.filter { $0.cells.count == 1 || $0.cells[0] == $0.cells[1] }
    let candidates = steady.isEmpty ? possible : steady
    let most = candidates.map { $0.cells[0] }.max()
    return candidates.first { $0.cells[0] == most }?.separator
  }

  /// Returns the numbers of cells in the first two lines that are not blank.
  private static func firstCounts(in bytes: [UInt8], with separator: UInt8) -> [Int] {
    var reader = CellReader(bytes, separator: separator, at: bytes.byteOrderMarkCount)
    var counts: [Int] = []
    while counts.count < 2, !reader.isAtEnd {
      // What makes no cells of a line is not what stands between them.
      guard let line = try? reader.line() else { return counts + [0] }
      if !line.isBlank { counts.append(line.count) }
    }
    return counts
  }
}
