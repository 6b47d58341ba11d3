/// The format of records as lines of fields, by RFC 4180 with a separator of one's choice.
///
/// Lines end with a line feed alone, as pipes expect.
package struct DelimitedText: Sendable {
  package static let csv = DelimitedText(separator: UInt8(ascii: ","))
  /// Fields are quoted as in CSV, so that a tab or a line end in one is kept.
  package static let tsv = DelimitedText(separator: UInt8(ascii: "\t"))

  private let separator: UInt8

  /// Returns CSV as a source has it, which may have semicolons or bars for commas.
  ///
  /// Of anything else that a source may have between its cells, a reader could not tell what it is.
  static func csv(like separator: UInt8?) -> DelimitedText {
    guard let separator, separator == UInt8(ascii: ";") || separator == UInt8(ascii: "|") else {
      return .csv
    }
    return DelimitedText(separator: separator)
  }

  /// Appends a field, in quotes if it has a separator, a quote or a line end.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the field.
  package func append(field: String, to bytes: inout [UInt8]) {
    guard field.utf8.contains(where: needsQuotes) else {
      bytes.append(contentsOf: field.utf8)
      return
    }
    append(quoted: field, to: &bytes)
  }

  /// Appends what stands before a field that is not the first of its line.
  package func appendSeparator(to bytes: inout [UInt8]) { bytes.append(separator) }

  /// Puts the field behind an index in quotes if it has a separator, a quote or a line end.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the field.
  package func quote(from start: Int, in bytes: inout [UInt8]) {
    guard bytes[start...].contains(where: needsQuotes) else { return }
    let field = bytes[start...]
    bytes.removeLast(field.count)
    append(quoted: field, to: &bytes)
  }

  private func append(quoted field: String, to bytes: inout [UInt8]) {
    append(quoted: field.utf8, to: &bytes)
  }

  private func append(quoted field: some Sequence<UInt8>, to bytes: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    bytes.append(quote)
    for byte in field {
      if byte == quote { bytes.append(quote) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }

  /// Appends fields as one line.
  ///
  /// A line of one empty field is `""`: readers skip an empty line.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line.
  package func append(row fields: [String], to bytes: inout [UInt8]) {
    if fields == [""] {
      bytes.append(contentsOf: "\"\"".utf8)
    } else {
      for (index, field) in fields.enumerated() {
        if index > 0 { bytes.append(separator) }
        append(field: field, to: &bytes)
      }
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Appends the names of the fields as a line of which no reader can mistake the separator.
  ///
  /// What another format or a mark of bytes could begin with stands in quotes too.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line.
  package func append(head names: [String], to bytes: inout [UInt8]) {
    for (index, name) in names.enumerated() {
      if index > 0 { bytes.append(separator) }
      if name.isPlainName {
        bytes.append(contentsOf: name.utf8)
      } else {
        append(quoted: name, to: &bytes)
      }
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Appends cells as one line; one that holds nothing differs from an empty text, which is `""`.
  ///
  /// Blanks at the ends of a text stand in quotes, which says that they are a part of it.
  ///
  /// A line of one cell that holds nothing is `""` all the same.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line.
  package func append(cells: [String?], to bytes: inout [UInt8]) {
    if cells.count == 1, cells[0] == nil { return append(row: [""], to: &bytes) }
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(separator) }
      guard let cell else { continue }
      if cell.hasOpenEnds {
        append(field: cell, to: &bytes)
      } else {
        append(quoted: cell, to: &bytes)
      }
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  private func needsQuotes(_ byte: UInt8) -> Bool {
    byte == separator || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r")
  }
}

extension String {
  /// Whether the text has ends that are no blanks.
  fileprivate var hasOpenEnds: Bool {
    guard let first = utf8.first, let last = utf8.last else { return false }
    return ![first, last].contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// Whether the text, as a name in the first line, can be taken for nothing else.
  fileprivate var isPlainName: Bool {
    guard let first = unicodeScalars.first, let last = unicodeScalars.last else { return false }
    let isWord = !first.properties.isWhitespace && !last.properties.isWhitespace
    return isWord && !["[", "{", "\u{FEFF}"].contains(first)
      && !unicodeScalars.contains { ",;|\t\"\n\r".unicodeScalars.contains($0) }
  }
}
