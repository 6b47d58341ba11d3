import Records
import TableModel

extension Listing {
  /// Writes the rows in one of the formats that other programs read, in pieces.
  func writeData(_ format: ListFormat, to stream: ResultStream) throws(ResultStream.End) {
    var text = DataRows(format, columns: dataColumns)
    var bytes: [UInt8] = []
    text.appendHead(to: &bytes)
    try forEachRow { row throws(ResultStream.End) in
      append(row, to: &text, &bytes)
      guard bytes.count >= ResultStream.pieceSize else { return }
      try stream.write(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    text.appendFoot(to: &bytes)
    try stream.write(bytes)
  }

  private func append(_ row: Row, to text: inout DataRows, _ bytes: inout [UInt8]) {
    text.beginRow(in: &bytes)
    if columns.isEmpty {
      appendStandardCells(of: row, to: &text, &bytes)
    } else {
      for column in columnTexts {
        text.append(to: &bytes) { column(names.own(row.handle), &$0) }
      }
    }
    text.endRow(in: &bytes)
  }

  private func appendStandardCells(
    of row: Row, to text: inout DataRows, _ bytes: inout [UInt8]
  ) {
    text.append(to: &bytes) { cell in
      cell.append(number: row.position)
      return .bare
    }
    text.append(to: &bytes) { cell in
      cell.append(path: row.path)
      return .text
    }
    text.append(to: &bytes) { cell in
      names.append(identityOf: row.handle, to: &cell)
      return .text
    }
    text.append(to: &bytes) { cell in
      names.append(titleOf: row.handle, to: &cell)
      return .text
    }
    text.append(flag: row.isSelected, to: &bytes)
    text.append(flag: row.isWhite, to: &bytes)
    text.append(flag: row.hasControl, to: &bytes)
  }
}

extension Listing {
  /// The columns of the data formats where none are asked for.
  static let standardColumns = [
    "position", "path", "id", "title", "selected", "white", "reorders",
  ]

  /// The names of the columns of the data formats.
  var dataColumns: [String] { columns.isEmpty ? Listing.standardColumns : columns }
}

extension [UInt8] {
  /// Appends an index path as people type it.
  mutating func append(path: IndexPath) {
    append(number: path.section)
    append(UInt8(ascii: ":"))
    append(number: path.row)
  }
}
