import CommandKit
import Records
import TableModel

extension Command<Session> {
  static let list = Command(
    "ls", habits: ["list", "dir", "ll"],
    "Lists rows: position, index path, title, and what marks them.",
    category: Category.look,
    discussion: """
      > marks a selected row, * a white title, ≡ the reorder control. The control is the cell's: after
      reorder, cells on screen keep theirs until they are displayed again.
      The other formats carry the same as columns, or the columns asked for.
      """,
    .optionalOperand("rows", .tableOrRows, "The table and the rows, all where none are named."),
    .option("--columns", .text("A,B"), "Fields to show, with commas between them."),
    .option("--format", .choice("FORMAT"), "table, json, ndjson, csv, tsv or md."),
    examples: [
      Example("ls main 0:0..0:2", "three rows"),
      Example("ls --columns house,wand.core --format csv", "two fields of every row"),
    ],
    run: listRows)
}

private func listRows(
  _ session: inout Session, operand: RowsOperand?, columns: String?, format: ListFormat?
) throws(Diagnostic) {
  let rows = try session.rowsToList(operand)
  let fields = (columns ?? "").split(separator: ",").map { FieldPath(String($0)) }
  try session.check(fields, in: rows.table)
  try session.list(
    Listing(of: rows.paths, in: rows.table, on: session.screen, columns: fields), as: format)
}

extension Session {
  /// Prints rows in a format, as people read them where none is asked for.
  mutating func list(_ listing: Listing, as format: ListFormat?) throws(Diagnostic) {
    let width = options.width
    try stream { stream throws(ResultStream.End) in
      if let format, format != .table {
        try listing.writeData(format, to: stream)
      } else {
        try listing.writeTable(width: width, to: stream)
      }
    }
  }

  /// Returns the rows that are named, all of a table where it stands alone or nothing is named.
  fileprivate mutating func rowsToList(
    _ operand: RowsOperand?
  ) throws(Diagnostic) -> ResolvedRows {
    guard let operand else { return .all(of: table, on: screen) }
    let (table, ranges) = tableAndRanges(of: operand)
    if ranges.isEmpty { return .all(of: table, on: screen) }
    if ranges.count == 1, operand.ranges.count == 1, let word = operand.tableWord {
      // One bare word that is no row's title was meant as a table's name.
      do { return try resolve(operand) } catch {
        guard error.code == .noRow else { throw error }
        return .all(of: try self.table(word), on: screen)
      }
    }
    return try resolve(operand)
  }

  /// Finds fields that no record of a table has.
  func check(_ fields: [FieldPath], in table: TableView) throws(Diagnostic) {
    guard !fields.isEmpty else { return }
    guard let data = screen.data(of: table) else { throw noRecords(of: table) }
    for field in fields where !data.hasField(field) {
      throw Diagnostic(.noField(field, known: data.records.fieldPaths()))
    }
  }
}
