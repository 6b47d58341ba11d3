/// The format of records as lines of fields, by RFC 4180 with a separator of one's choice.
///
/// Lines end with a line feed alone, as pipes expect.
package struct DelimitedText: Sendable {
  package static let csv = DelimitedText(separator: UInt8(ascii: ","))
  /// Fields are quoted as in CSV, so that a tab or a line end in one is kept.
  package static let tsv = DelimitedText(separator: UInt8(ascii: "\t"))

  private let separator: UInt8

  /// Appends a field, in quotes if it has a separator, a quote or a line end.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the field.
  package func append(field: String, to bytes: inout [UInt8]) {
    guard field.utf8.contains(where: needsQuotes) else {
      bytes.append(contentsOf: field.utf8)
      return
    }
    let quote = UInt8(ascii: "\"")
    bytes.append(quote)
    for byte in field.utf8 {
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

  private func needsQuotes(_ byte: UInt8) -> Bool {
    byte == separator || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r")
  }
}
