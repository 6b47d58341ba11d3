import CommandKit
import Records
import TableModel

extension Command<Session> {
  static let refresh = Command(
    "refresh", "Takes new data as the model and tells the table the difference as one batch.",
    category: Category.data,
    discussion: """
      Rows are known by their ids, so the data needs ids of its own. Selection and card follow the
      rows; a row that is gone leaves them. Groups are made again as they were.
      """,
    .operand("a source", .source, "A file, an address, or - for standard input."),
    .sourceFormat, .sourceArray, .sourceTable, .sourceQuery, .sourceHasNoHead,
    examples: [
      Example(
        """
        load --group house
        #> main: 64 rows in 5 sections
        save characters.json
        #> characters.json: 64 rows
        update 0:0 name=Harriet
        delete 1:0
        refresh characters.json
        #> main: 64 rows in 5 sections
        ls 1:0
        #> main: 64 rows in 5 sections
        #> section 1, Slytherin: 12 rows
        #>     20  1:0  Draco Malfoy  ≡
        """, "what pull-to-refresh should do: one batch that tells the difference"),
      Example(
        """
        echo '[{"id": "a", "name": "Ann"}, {"id": "b", "name": "Bob"}]' > old.json
        echo '[{"id": "b", "name": "Bob"}, {"id": "a", "name": "Ann"}]' > new.json
        load old.json
        #> main: 2 rows in 1 section
        select Ann
        refresh new.json
        #> main: 2 rows in 1 section
        selection
        #> 0:1  Ann
        """, "the selection follows its row"),
    ],
    seeAlso: ["load", "diff", "batch"],
    calls: [
      "insertRows", "deleteRows", "moveRow", "insertSections", "deleteSections", "moveSection",
      "silentDeselect", "didEndEditingRowAt", "reconfigureRows", "reloadData",
    ],
    check: { _, _, _, table, query, _ throws(Diagnostic) in
      try ReadingOptions(table: table, query: query).check()
    },
    run: refreshTable)
}

private func refreshTable(
  _ session: inout Session, file: Word, format: RecordFormat?, array: FieldPath?, of table: String?,
  query: String?, hasNoHead: Bool
) throws(Diagnostic) {
  let options = ReadingOptions(
    format: format, array: array, hasHeadLine: !hasNoHead, table: table, query: query)
  let table = session.table
  let (data, changed) = try session.refreshed(table, from: file, options)
  _ = session.screen.changeController(CharactersController.self) { $0.replace(data) }
  try session.act(at: file.range) { screen throws(ScreenFault) in
    try screen.tellDifference(in: table, reconfiguring: changed)
  }
  let rows = Set(changed.map(data.identity(of:)))
  try session.refillCard(ofRowsIn: table, where: rows.contains)
  session.baseline = session.screen.snapshot
  session.report(session.screen.summary(of: table).visible)
}

extension Session {
  /// Returns the model of a table with the records of a file in place of its own.
  ///
  /// - Throws: `denied` for a table without records, `bad-data` for ids that are not the rows' own.
  mutating func refreshed(
    _ table: TableView, from file: Word, _ options: ReadingOptions = ReadingOptions()
  ) throws(Diagnostic) -> (table: RecordTable, changed: Set<RowID>) {
    guard let data = screen.data(of: table) else { throw noRecords(of: table) }
    guard data.schema.id != nil else {
      throw Diagnostic(
        .badData, "the rows of \(table.name) have no ids of their own, so none can be found again",
        at: file.range, hint: "load --id FIELD names the field")
    }
    let source = try readRecords(file, options)
    do {
      return try data.refreshed(with: source)
    } catch {
      throw Diagnostic(error, at: file.range)
    }
  }
}
