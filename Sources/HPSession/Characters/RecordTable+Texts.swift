import Records
import TableModel

/// Appends a text of a row, and returns what kind of value it is of.
typealias RowTexts = (_ row: RowID, _ bytes: inout [UInt8]) -> FieldKind

/// Texts of many rows, one after another.
///
/// What is made here holds the table as it is. It gives what ``title(of:)``, ``identity(of:)`` and
/// ``value(_:of:)`` do, and takes the bytes from where the records were loaded.
extension RecordTable {
  /// Appends the bytes of a row's record where its source has it as a JSON object and it was not changed;
  /// returns false, having done nothing, where that is not so.
  func appendSpelledRecord(of row: RowID, to bytes: inout [UInt8]) -> Bool {
    edits[row] == nil && records.appendJSON(ofRecordAt: Int(row.rawValue), to: &bytes)
  }

  /// Returns what appends titles.
  func titles() -> RowTexts {
    let texts = schema.titles(in: records)
    if edits.isEmpty { return { row, bytes in texts(Int(row.rawValue), &bytes) } }
    return { row, bytes in
      guard let record = edits[row] else { return texts(Int(row.rawValue), &bytes) }
      return Value.string(schema.title(of: record)).append(to: &bytes)
    }
  }

  /// Returns what appends identities.
  func rowIdentities() -> RowTexts {
    let texts = schema.ids(in: records)
    if !identities.hasOwn { return { row, bytes in texts(Int(row.rawValue), &bytes) } }
    return { row, bytes in Value.string(identity(of: row)).append(to: &bytes) }
  }

  /// Returns what appends the texts of a field.
  func texts(of field: FieldPath) -> RowTexts {
    let texts = records.texts(of: field)
    if edits.isEmpty { return { row, bytes in texts(Int(row.rawValue), &bytes) } }
    return { row, bytes in
      guard let record = edits[row] else { return texts(Int(row.rawValue), &bytes) }
      return record[field].append(to: &bytes)
    }
  }

  /// Calls a body once for each of some rows in turn, with the UTF-8 of what a field shows in it, nothing where
  /// it has no such field.
  ///
  /// The body lets go of the bytes when it returns. Rows that stand in the order of their records are read
  /// in one go.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the rows' records.
  @unsafe func withTexts(
    of field: FieldPath, in rows: [RowID], _ body: (RowID, UnsafeRawBufferPointer) -> Void
  ) {
    let reader = records.fieldReader(field)
    var start = 0
    while start < rows.count {
      if let edit = edits[rows[start]] {
        var text = edit[field]?.display ?? ""
        text.withUTF8 { unsafe body(rows[start], UnsafeRawBufferPointer($0)) }
        start += 1
      } else {
        let end = endOfRun(of: rows, from: start)
        let first = Int(rows[start].rawValue)
        unsafe reader.withTexts(ofRecordsAt: first..<first + end - start) { index, _, text in
          unsafe body(RowID(rawValue: UInt32(index)), text)
        }
        start = end
      }
    }
  }

  /// Returns where rows end to follow one another as their records do, none of them changed.
  private func endOfRun(of rows: [RowID], from start: Int) -> Int {
    var end = start + 1
    while end < rows.count, rows[end].rawValue == rows[end - 1].rawValue + 1,
      edits.isEmpty || edits[rows[end]] == nil
    {
      end += 1
    }
    return end
  }
}
