import CommandKit
import Records

/// The spelling of rows of values under columns, one after another, in a format that other programs read.
struct DataRows {
  let columns: [String]
  let format: ListFormat
  private var isFirst = true

  init(_ format: ListFormat, columns: [String]) {
    self.format = format
    self.columns = columns
  }

  /// Appends what stands before the first row.
  func appendHead(to bytes: inout [UInt8]) {
    switch format {
    case .json, .ndjson: break
    case .csv: DelimitedText.csv.append(row: columns, to: &bytes)
    case .tsv: DelimitedText.tsv.append(row: columns, to: &bytes)
    case .md, .table: MarkdownTable.append(head: columns, to: &bytes)
    }
  }

  /// Appends a row, a value for each column.
  mutating func append(_ row: [Value], to bytes: inout [UInt8]) {
    switch format {
    case .json:
      bytes += (isFirst ? "[\n  " : ",\n  ").utf8
      bytes += JSONWriter.line(of: object(of: row))
    case .ndjson:
      bytes += JSONWriter.line(of: object(of: row))
      bytes.append(UInt8(ascii: "\n"))
    case .csv: DelimitedText.csv.append(row: row.map(\.display), to: &bytes)
    case .tsv: DelimitedText.tsv.append(row: row.map(\.display), to: &bytes)
    case .md, .table: MarkdownTable.append(row: row.map(\.display.visible), to: &bytes)
    }
    isFirst = false
  }

  /// Appends what stands behind the last row.
  func appendFoot(to bytes: inout [UInt8]) {
    if format == .json { bytes += (isFirst ? "[]\n" : "\n]\n").utf8 }
  }

  private func object(of row: [Value]) -> Record {
    Record(zip(columns, row).map { Record.Field($0, $1) })
  }
}
