import CommandKit
import Records

extension Listing {
  /// Writes the rows in one of the formats that other programs read, in pieces.
  func writeData(_ format: ListFormat, to write: (String) -> Void) {
    switch format {
    case .json: writeJSON(to: write)
    case .ndjson: for row in rows { write(JSONWriter.line(of: object(of: row)) + "\n") }
    case .csv: writeDelimited(.csv, to: write)
    case .tsv: writeDelimited(.tsv, to: write)
    case .md, .table: writeMarkdown(to: write)
    }
  }

  private func object(of row: Row) -> Record {
    Record(zip(dataColumns, dataValues(of: row)).map { Record.Field($0, $1) })
  }

  private func writeJSON(to write: (String) -> Void) {
    var separator = "[\n  "
    for row in rows {
      write(separator + JSONWriter.line(of: object(of: row)))
      separator = ",\n  "
    }
    write(separator.first == "[" ? "[]\n" : "\n]\n")
  }

  private func writeDelimited(_ text: DelimitedText, to write: (String) -> Void) {
    let line = { (fields: [String]) in
      var bytes: [UInt8] = []
      text.append(row: fields, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    write(line(dataColumns))
    for row in rows { write(line(dataValues(of: row).map(\.display))) }
  }

  private func writeMarkdown(to write: (String) -> Void) {
    var bytes: [UInt8] = []
    MarkdownTable.append(head: dataColumns, to: &bytes)
    for row in rows {
      MarkdownTable.append(row: dataValues(of: row).map(\.display.visible), to: &bytes)
      write(String(decoding: bytes, as: UTF8.self))
      bytes = []
    }
    write(String(decoding: bytes, as: UTF8.self))
  }
}

extension JSONWriter {
  /// Returns a record as JSON on one line.
  static func line(of record: Record) -> String {
    var writer = JSONWriter()
    writer.write(record)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
