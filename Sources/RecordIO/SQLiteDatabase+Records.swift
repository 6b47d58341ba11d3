import CSQLite
import Records

extension SQLiteDatabase {
  /// The bytes that an answer may take: a query can go on for ever.
  private static let mostBytes = 1 << 31

  /// Returns the answer to a query.
  ///
  /// - Throws: `badData` for a query that is wrong or changes the database, and for text that is not UTF-8;
  ///   `io` while another program has the database locked; `limit` for an answer that is too large.
  /// - Complexity: O(*n*), where *n* is the size of the answer, beside what the query takes.
  func records(
    of sql: String, watcher: LoadProgress.Watcher = { _ in }
  ) throws(LoadFault) -> StoredRecords {
    let statement = unsafe try statement(of: sql)
    defer { _ = unsafe calls.pointee.finalize(statement) }
    let columnCount = unsafe calls.pointee.column_count(statement)
    guard columnCount > 0 else { throw LoadFault(.badData, source, "the query has no answer") }
    let names = (0..<columnCount).map { column in
      unsafe calls.pointee.column_name(statement, column).map { unsafe String(cString: $0) } ?? ""
    }
    var rows = StoredRecords(columns: names)
    while true {
      switch unsafe calls.pointee.step(statement) {
      case SQLITE_ROW:
        rows.beginRow()
        for column in 0..<columnCount {
          guard unsafe append(column, of: statement, to: &rows) else {
            throw notUTF8(names[Int(column)], row: rows.count)
          }
        }
        if rows.count.isMultiple(of: 1_024) {
          watcher(LoadProgress(.reading, bytes: rows.size, of: nil, rows: rows.count))
        }
        guard rows.size <= Self.mostBytes else {
          throw LoadFault(.limit, source, "the answer takes more than \(Self.mostBytes) bytes")
        }
      case SQLITE_DONE: return rows
      default: throw fault()
      }
    }
  }

  private func notUTF8(_ column: String, row: Int) -> LoadFault {
    LoadFault(
      .badData, source, "row \(row), column \"\(column)\": not UTF-8",
      hint: "--query with hex(\(column)) gives its bytes")
  }

  /// Appends the value that the row at hand has in a column; false for a text that is not UTF-8.
  private func append(
    _ column: Int32, of statement: OpaquePointer, to rows: inout StoredRecords
  ) -> Bool {
    switch unsafe calls.pointee.column_type(statement, column) {
    case SQLITE_NULL: rows.appendNull()
    case SQLITE_INTEGER:
      rows.append(number: String(unsafe calls.pointee.column_int64(statement, column)))
    case SQLITE_FLOAT:
      rows.append(number: unsafe calls.pointee.column_double(statement, column).jsonSpelling)
    case SQLITE_BLOB:
      let start = unsafe calls.pointee.column_blob(statement, column)
      let count = Int(unsafe calls.pointee.column_bytes(statement, column))
      let literal = unsafe UnsafeRawBufferPointer(start: start, count: count).blobLiteral
      unsafe literal.withUnsafeBytes { unsafe rows.append(text: $0) }
    default:
      let start = unsafe calls.pointee.column_text(statement, column)
      let count = Int(unsafe calls.pointee.column_bytes(statement, column))
      let text = unsafe UnsafeRawBufferPointer(start: start, count: count)
      guard unsafe UTF8Check.firstFault(in: text) == nil else { return false }
      unsafe rows.append(text: text)
    }
    return true
  }

  private func statement(of sql: String) throws(LoadFault) -> OpaquePointer {
    var statement: OpaquePointer?
    var hasMore = false
    let code = unsafe sql.withCString { text in
      var tail: UnsafePointer<CChar>?
      let code = unsafe calls.pointee.prepare(handle, text, -1, &statement, &tail)
      if code == SQLITE_OK, let tail = unsafe tail {
        var next: OpaquePointer?
        // What follows may be blanks and comments, which make no statement.
        let after = unsafe calls.pointee.prepare(handle, tail, -1, &next, nil)
        hasMore = unsafe after != SQLITE_OK || next != nil
        _ = unsafe calls.pointee.finalize(next)
      }
      return code
    }
    guard code == SQLITE_OK else { throw fault() }
    guard let statement = unsafe statement else {
      throw LoadFault(.badData, source, "the query is empty")
    }
    guard !hasMore, unsafe calls.pointee.stmt_readonly(statement) != 0 else {
      _ = unsafe calls.pointee.finalize(statement)
      throw LoadFault(
        .badData, source, hasMore ? "more than one query" : "the query changes the database",
        hint: "--query takes one SELECT")
    }
    return unsafe statement
  }
}

extension Double {
  /// The shortest number of JSON's grammar that reads as this one; SQLite keeps infinities, JSON has none.
  fileprivate var jsonSpelling: String {
    if isInfinite { return self < 0 ? "-1e999" : "1e999" }
    return description
  }
}

extension UnsafeRawBufferPointer {
  /// The bytes as SQL writes them: `X'00FF'`.
  fileprivate var blobLiteral: [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    var text = Array("X'".utf8)
    text.reserveCapacity(count * 2 + 3)
    for index in 0..<count {
      let byte = Int(unsafe self[index])
      text.append(digits[byte >> 4])
      text.append(digits[byte & 0xF])
    }
    text.append(UInt8(ascii: "'"))
    return text
  }
}
