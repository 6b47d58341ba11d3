/// A text that commands are read from, with the name that diagnostics show for it.
package struct SourceText: Sendable, Hashable {
  /// The place shown: a file's path, `-c 1`, `stdin`.
  package let name: String
  package let bytes: [UInt8]
  /// The number of the first line, above 1 where the text is a piece of a longer stream.
  package let firstLine: Int

  package init(name: String, bytes: [UInt8], firstLine: Int = 1) {
    self.name = name
    self.bytes = bytes
    self.firstLine = firstLine
  }

  package init(name: String, _ text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// Returns the line and the column, both from 1, of a byte offset.
  ///
  /// Columns count Unicode scalars; a byte order mark at the start of the text is not counted. An
  /// offset outside the text counts as its nearest end.
  ///
  /// - Complexity: O(*n*), where *n* is the offset.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), bytes.count)
    var line = firstLine
    for index in 0..<offset where bytes[index] == Byte.lineFeed { line += 1 }
    let start = lineRange(at: offset).lowerBound
    var column = 1
    for index in start..<max(start, offset) where !Byte.isContinuation(bytes[index]) { column += 1 }
    return (line, column)
  }

  /// Returns the bytes of the line that holds an offset, without its end and a byte order mark.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line.
  package func lineRange(at offset: Int) -> SourceRange {
    let offset = min(max(offset, 0), bytes.count)
    var lower = offset
    while lower > 0, bytes[lower - 1] != Byte.lineFeed { lower -= 1 }
    var upper = offset
    while upper < bytes.count, bytes[upper] != Byte.lineFeed { upper += 1 }
    if upper < bytes.count, upper > lower, bytes[upper - 1] == Byte.carriageReturn { upper -= 1 }
    if lower == 0, firstLine == 1, bytes.starts(with: Byte.orderMark) {
      lower = min(Byte.orderMark.count, upper)
    }
    return SourceRange(lower, upper)
  }

  /// Returns the text of a range, with U+FFFD for what is not UTF-8.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the range.
  package func text(in range: SourceRange) -> String {
    String(decoding: bytes(in: range), as: UTF8.self)
  }

  /// Returns the bytes of a range, as far as the text goes.
  package func bytes(in range: SourceRange) -> ArraySlice<UInt8> {
    let lower = min(max(range.lowerBound, 0), bytes.count)
    let upper = min(max(range.upperBound, lower), bytes.count)
    return bytes[lower..<upper]
  }

  /// Returns the number of line feeds between two offsets, as far as the text goes.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes between them.
  package func lineFeeds(in range: Range<Int>) -> Int {
    bytes[range.clamped(to: bytes.indices)].count { $0 == Byte.lineFeed }
  }

  /// Returns whether another is the same text, told without a look at what it says.
  package func isSame(as other: SourceText) -> Bool {
    guard firstLine == other.firstLine, name == other.name else { return false }
    return unsafe bytes.withUnsafeBufferPointer { mine in
      unsafe other.bytes.withUnsafeBufferPointer { theirs in
        unsafe mine.baseAddress == theirs.baseAddress && mine.count == theirs.count
      }
    }
  }
}
