/// A place in a text: its byte, from 0, and its line and column, from 1.
///
/// Columns count Unicode scalars; a byte-order mark is none. Lines end with a line feed.
package struct TextPlace: Equatable, Sendable {
  package let offset: Int
  package let line: Int
  package let column: Int

  /// Finds the line and column of a byte.
  ///
  /// - Complexity: O(*n*), where *n* is the offset.
  init(of offset: Int, in bytes: [UInt8]) {
    let before = bytes.prefix(offset)
    let lineFeed = UInt8(ascii: "\n")
    let lineStart = before.lastIndex(of: lineFeed).map { $0 + 1 } ?? bytes.byteOrderMarkCount
    let isContinuation = { (byte: UInt8) in byte & 0xC0 == 0x80 }
    self.offset = offset
    line = before.count { $0 == lineFeed } + 1
    column = before.dropFirst(lineStart).count { !isContinuation($0) } + 1
  }
}

extension TextPlace: CustomStringConvertible {
  package var description: String { "line \(line), column \(column) (byte \(offset))" }
}

extension [UInt8] {
  /// How many bytes UTF-8's byte-order mark takes at the start.
  var byteOrderMarkCount: Int { starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}
