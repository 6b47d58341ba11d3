import CommandKit
import Records

/// The spelling of rows of values under columns, one after another, in a format that other programs read.
struct DataRows {
  let columns: [String]
  let format: ListFormat
  /// The names of the columns as JSON has them before a value.
  private let keys: [[UInt8]]
  private var isFirst = true
  /// The number of cells in the row under way, and where it begins.
  private var cells = 0
  private var rowStart = 0

  init(_ format: ListFormat, columns: [String]) {
    self.format = format
    self.columns = columns
    keys = columns.map { name in
      var key: [UInt8] = []
      JSONWriter.append(name, to: &key)
      return key + [UInt8(ascii: ":")]
    }
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
    beginRow(in: &bytes)
    for value in row { append(to: &bytes) { value.append(to: &$0) } }
    endRow(in: &bytes)
  }

  /// Begins a row, for which as many cells as there are columns follow.
  mutating func beginRow(in bytes: inout [UInt8]) {
    switch format {
    case .json: bytes += (isFirst ? "[\n  {" : ",\n  {").utf8
    case .ndjson: bytes.append(UInt8(ascii: "{"))
    case .csv, .tsv, .md, .table: break
    }
    (isFirst, cells, rowStart) = (false, 0, bytes.count)
  }

  /// Appends a cell, whose text is appended as it is shown.
  mutating func append(to bytes: inout [UInt8], _ text: (inout [UInt8]) -> FieldKind) {
    switch format {
    case .json, .ndjson:
      if cells > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += keys[cells]
      appendJSON(to: &bytes, text)
    case .csv: append(to: &bytes, as: .csv, text)
    case .tsv: append(to: &bytes, as: .tsv, text)
    case .md, .table:
      bytes += "| ".utf8
      let start = bytes.count
      _ = text(&bytes)
      _ = bytes.escape(from: start)
      MarkdownTable.escape(from: start, in: &bytes)
      bytes.append(UInt8(ascii: " "))
    }
    cells += 1
  }

  /// Ends a row.
  func endRow(in bytes: inout [UInt8]) {
    switch format {
    case .json: bytes.append(UInt8(ascii: "}"))
    case .ndjson: bytes += "}\n".utf8
    case .csv, .tsv:
      // Readers skip an empty line.
      bytes += (cells == 1 && bytes.count == rowStart ? "\"\"\n" : "\n").utf8
    case .md, .table: bytes += "|\n".utf8
    }
  }

  private func append(
    to bytes: inout [UInt8], as format: DelimitedText, _ text: (inout [UInt8]) -> FieldKind
  ) {
    if cells > 0 { format.appendSeparator(to: &bytes) }
    let start = bytes.count
    _ = text(&bytes)
    format.quote(from: start, in: &bytes)
  }

  /// Appends what stands behind the last row.
  func appendFoot(to bytes: inout [UInt8]) {
    if format == .json { bytes += (isFirst ? "[]\n" : "\n]\n").utf8 }
  }

  private func appendJSON(to bytes: inout [UInt8], _ text: (inout [UInt8]) -> FieldKind) {
    let quote = UInt8(ascii: "\"")
    let start = bytes.count
    bytes.append(quote)
    switch text(&bytes) {
    case .text:
      JSONWriter.escape(from: start + 1, in: &bytes)
      bytes.append(quote)
    case .bare, .nested: bytes.remove(at: start)
    case .null, .missing:
      bytes.removeLast()
      bytes += "null".utf8
    }
  }

  /// Appends a cell that says whether something is so.
  mutating func append(flag: Bool, to bytes: inout [UInt8]) {
    append(to: &bytes) { cell in
      cell += (flag ? "true" : "false").utf8
      return .bare
    }
  }
}
