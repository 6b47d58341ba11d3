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
  let listing = Listing(
    of: rows.paths, in: rows.table, on: session.screen, columns: fields)
  session.printTrace()
  let sink = session.sink
  if let format, format != .table {
    listing.writeData(format) { sink.write($0) }
  } else {
    listing.writeTable(width: session.options.width) { sink.write($0) }
  }
}

extension Session {
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
      do {
        try data.records.requireField(field)
      } catch {
        throw Diagnostic(error)
      }
    }
  }
}
