import Records
import TableModel

/// The rows that a file is to hold, each decoded when its turn comes.
struct SavedRows {
  let data: RecordTable
  let order: RowOrder
  /// Returns the row of the model that a row of the order stands for.
  let modelRow: (RowID) -> RowID

  /// Writes all rows, handing over a piece at a time.
  ///
  /// Records that are written as lines are read once before, for their columns.
  ///
  /// - Throws: What handing over a piece throws.
  /// - Complexity: O(*n*), where *n* is the size of the records, in memory for one piece.
  func write(
    as format: TextFormat, to send: (ArraySlice<UInt8>) throws(FileFault) -> Void
  ) throws(FileFault) {
    var writer = RecordsWriter(
      format, columns: format.hasColumns ? columns : RecordColumns(),
      layout: data.records.jsonLayout ?? JSONLayout(), separator: data.records.separator)
    writer.begin()
    for section in order.sectionIndices {
      for row in order.rows(inSection: section) {
        data.write(modelRow(row), to: &writer)
        guard writer.bytes.count >= SavedRows.piece else { continue }
        try send(writer.bytes[...])
        writer.bytes.removeAll(keepingCapacity: true)
      }
    }
    writer.end()
    try send(writer.bytes[...])
  }

  /// The bytes of a piece, or a little more.
  private static let piece = 1 << 16

  private var columns: RecordColumns {
    // Those of the file stay, whichever of its rows are left.
    var columns = RecordColumns(named: data.columnNames)
    for section in order.sectionIndices {
      for row in order.rows(inSection: section) {
        columns.add(fieldsOf: data.record(of: modelRow(row)))
      }
    }
    return columns
  }
}

extension RecordTable {
  /// Writes the record of a row, as its source spells it where it was not changed.
  fileprivate func write(_ row: RowID, to writer: inout RecordsWriter) {
    if let record = edits[row] {
      writer.write(record)
    } else {
      writer.writeRecord(at: Int(row.rawValue), of: records)
    }
  }
}
