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
      Example(
        """
        ls 1:0..1:2
        #> main: 64 rows in 5 sections
        #> section 1, Slytherin: 12 rows
        #>     20  1:0  Draco Malfoy         ≡
        #>     21  1:1  Severus Snape        ≡
        #>     22  1:2  Bellatrix Lestrange  ≡
        """, "three rows"),
      Example(
        """
        ls where house = Ravenclaw and gender = male --columns name,wand.core --format csv
        #> name,wand.core
        #> Filius Flitwick,
        #> Gilderoy Lockhart,dragon heartstring
        #> Quirinus Quirrell,unicorn hair
        #> Garrick Ollivander,dragon heartstring
        """, "fields of some rows as CSV"),
    ],
    seeAlso: ["row", "find", "cells", "addresses"],
    run: listRows)
}

private func listRows(
  _ session: inout Session, operand: RowsOperand?, columns: String?, format: ListFormat?
) throws(Diagnostic) {
  let (table, paths) = try session.rowsToList(operand)
  let fields = (columns ?? "").split(separator: ",").map { FieldPath(String($0)) }
  try session.check(fields, in: table)
  try session.list(
    Listing(of: paths, in: table, on: session.screen, columns: fields), as: format)
}

extension Session {
  /// Prints rows in a format, as people read them where none is asked for.
  mutating func list(_ listing: Listing, as format: ListFormat?) throws(Diagnostic) {
    let (width, style) = (lineWidth, style)
    try stream { stream throws(ResultStream.End) in
      if let format, format != .table {
        try listing.writeData(format, to: stream)
      } else {
        try listing.writeTable(width: width, style, to: stream)
      }
    }
  }

  /// Returns the rows that are named, nil for all of a table where it stands alone or nothing is named.
  fileprivate mutating func rowsToList(
    _ operand: RowsOperand?
  ) throws(Diagnostic) -> (TableView, [IndexPath]?) {
    guard let operand else { return (table, nil) }
    let (table, ranges) = tableAndRanges(of: operand)
    if ranges.isEmpty { return (table, nil) }
    if ranges.count == 1, operand.ranges.count == 1, let word = operand.tableWord {
      // One bare word that is no row's title was meant as a table's name.
      do {
        let rows = try resolve(operand)
        return (rows.table, rows.paths)
      } catch {
        guard error.code == .noRow else { throw error }
        return (try self.table(word), nil)
      }
    }
    let rows = try resolve(operand)
    return (rows.table, rows.paths)
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
