/// The format of records as a table in Markdown.
package enum MarkdownTable {
  /// Appends a cell's text, which cannot end the cell or the line: a line end becomes `<br>`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package static func append(cell: String, to bytes: inout [UInt8]) {
    var followsReturn = false
    for byte in cell.utf8 {
      switch byte {
      case UInt8(ascii: "|"), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case UInt8(ascii: "\n") where followsReturn: break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): bytes.append(contentsOf: "<br>".utf8)
      default: bytes.append(byte)
      }
      followsReturn = byte == UInt8(ascii: "\r")
    }
  }

  /// Escapes the cell behind an index.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package static func escape(from start: Int, in bytes: inout [UInt8]) {
    let mayEndCell = bytes[start...].contains { byte in
      byte == UInt8(ascii: "|") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
    }
    guard mayEndCell else { return }
    let cell = String(decoding: bytes[start...], as: UTF8.self)
    bytes.removeSubrange(start...)
    append(cell: cell, to: &bytes)
  }

  /// Appends cells as one line.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line.
  package static func append(row cells: [String], to bytes: inout [UInt8]) {
    for cell in cells {
      bytes.append(contentsOf: "| ".utf8)
      append(cell: cell, to: &bytes)
      bytes.append(UInt8(ascii: " "))
    }
    bytes.append(contentsOf: "|\n".utf8)
  }

  /// Appends the head: the columns' names and the rule below them.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the names.
  package static func append(head names: [String], to bytes: inout [UInt8]) {
    append(row: names, to: &bytes)
    append(row: names.map { _ in "---" }, to: &bytes)
  }
}
