import CommandKit
import Records
import TableModel

extension Command<Session> {
  static let save = Command(
    "save", habits: ["write"], "Writes the records of a table to a file.",
    category: Category.data,
    discussion: """
      All rows of the model in its order, section by section; with --shown those that the table
      shows. Every field is written, numbers as they are spelled, and a record that was not changed
      as its file has it, where the format is the same. The format is --format, else what the file's
      name says: json, ndjson or jsonl, csv, tsv. Between the cells of csv stands a comma, or the
      semicolon or bar that the loaded file has there; its lines end with a line feed alone, text is
      UTF-8. A cell of csv and tsv is empty for null and for a field that is missing; arrays and
      objects stand in it as JSON. FILE may be the file that was loaded. The file is replaced at the end,
      whole or not at all: a copy beside it, .hpsh-draft, takes its place. Its mode stays, and a link
      leads to it as before.
      """,
    forms: ["save [TABLE] FILE [--shown] [--format json|ndjson|csv|tsv]"],
    .operand("a file", .saveTarget, "The table, if it is not the one in use, and the file."),
    .flag("--shown", "Only the rows that the table shows."),
    .option("--format", .choice("FORMAT"), "json, ndjson, csv or tsv."),
    examples: [
      Example(
        """
        sort name
        #> main: 64 rows in 5 sections
        save sorted.json
        #> sorted.json: 64 rows
        """, "every row, in the order in which they stand"),
      Example(
        """
        filter house = Ravenclaw
        #> main: 10 of 64 rows in 5 sections
        save ravenclaw.csv --shown
        #> ravenclaw.csv: 10 rows
        """, "what a filter shows, as CSV"),
    ],
    seeAlso: ["load", "dump"],
    check: checkFormat, run: saveRows)
}

/// A file that rows are written to, and the table they come from where one is named.
struct SaveTarget: Sendable {
  let table: Word?
  let file: Word

  /// Returns the format that was asked for, else the one that the file's name says.
  ///
  /// - Throws: `usage` for a name that says none, and for `-`, which is no file elsewhere.
  fileprivate func format(or asked: TextFormat?) throws(Diagnostic) -> TextFormat {
    if file.isBare("-") {
      throw Diagnostic(
        .usage, "- is no file", at: file.range,
        hint: "ls --columns A,B --format csv prints rows; ./- is a file of that name")
    }
    if let format = asked ?? TextFormat(fileName: Path.name(of: file.text)) { return format }
    throw Diagnostic(
      .usage, "the name \(file.shown) says no format", at: file.range,
      hint: "--format json, ndjson, csv or tsv")
  }
}

extension Format where Value == SaveTarget {
  fileprivate static var saveTarget: Format {
    Format("[TABLE] FILE", completion: .file) { words throws(Diagnostic) in
      let first = try words.need("FILE")
      guard first.isTableName, let file = words.next() else {
        return SaveTarget(table: nil, file: first)
      }
      return SaveTarget(table: first, file: file)
    }
  }
}

private func checkFormat(
  target: SaveTarget, isShown: Bool, format: TextFormat?
) throws(Diagnostic) {
  _ = try target.format(or: format)
}

private func saveRows(
  _ session: inout Session, target: SaveTarget, isShown: Bool, format: TextFormat?
) throws(Diagnostic) {
  let table = try session.tableInUse(or: target.table)
  guard let data = session.screen.data(of: table) else {
    throw session.noRecords(of: table, at: target.table?.range)
  }
  let format = try target.format(or: format)
  let order = isShown ? session.screen.shownRows(in: table) : data.wholeOrder
  let rows = SavedRows(data: data, order: order) { [screen = session.screen] row in
    screen.modelRow(of: row, in: table)
  }
  try session.save(rows, as: format, to: target.file)
  session.report("\(target.file.text.visible): \(counted(order.count, "row"))")
}
