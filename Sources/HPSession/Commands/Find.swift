import CommandKit
import Records
import TableModel

extension Command<Session> {
  static let find = Command(
    "find", habits: ["locate"], "Lists the rows in which a text stands.", category: Category.data,
    discussion: """
      It is looked for without regard to case in each row's title, in the fields that the card shows of
      it, and in the columns that are asked for. Rows that a filter hides are not listed. The marks and
      formats are those of ls.
      """,
    .operand("a text", .rest("TEXT…"), "The text; several words are one text."),
    .option("--columns", .text("A,B"), "Fields to show and to look in, with commas between them."),
    .option("--format", .choice("FORMAT"), "table, json, ndjson, csv, tsv or md."),
    examples: [
      Example(
        """
        find weasley
        #> main: 7 of 64 rows
        #> section 0, Gryffindor: 20 rows
        #>      2  0:2   Ron Weasley     ≡
        #>      7  0:7   Ginny Weasley   ≡
        #>     13  0:13  Fred Weasley    ≡
        #>     14  0:14  George Weasley  ≡
        #>     15  0:15  Percy Weasley   ≡
        #>     16  0:16  Molly Weasley   ≡
        #>     17  0:17  Arthur Weasley  ≡
        """, "everyone of that name"),
      Example(
        """
        find phoenix --columns wand.core
        #> main: 3 of 64 rows
        #>              title             wand.core
        #> section 0, Gryffindor: 20 rows
        #>      0  0:0  Harry Potter      phoenix feather     ≡
        #>      4  0:4  Albus Dumbledore  thestral tail hair  ≡
        #> section 1, Slytherin: 12 rows
        #>     23  1:3  Lord Voldemort    phoenix feather     ≡
        """, "in a field that the card does not show"),
    ],
    seeAlso: ["filter", "ls"],
    run: findRows)
}

private func findRows(
  _ session: inout Session, words: [Word], columns: String?, format: ListFormat?
) throws(Diagnostic) {
  let text = words.map(\.text).joined(separator: " ")
  guard !text.isEmpty else {
    throw Diagnostic(.usage, "an empty text stands in every row", at: words.first?.range)
  }
  let table = session.table
  let fields = (columns ?? "").split(separator: ",").map { FieldPath(String($0)) }
  try session.check(fields, in: table)
  let paths = try session.screen.paths(
    of: CaselessSearch(text), in: table, lookingIn: fields, asking: session.checkInterrupt)
  let found =
    "\(table.name): \(paths.count) of \(counted(session.screen.shownRows(in: table).count, "row"))"
  try session.list(
    Listing(of: paths, in: table, on: session.screen, columns: fields, summary: found),
    as: format)
}

extension Screen {
  /// Returns where the shown rows stand in whose title, card fields or given fields a text is found.
  ///
  /// - Throws: `interrupted`.
  /// - Complexity: O(*n*), where *n* is the length of all of them.
  fileprivate func paths(
    of search: CaselessSearch, in table: TableView, lookingIn fields: [FieldPath],
    asking: () throws(Diagnostic) -> Void
  ) throws(Diagnostic) -> [IndexPath] {
    let shown = shownRows(in: table)
    let data = data(of: table)
    let fields = fields + shownFields(of: table)
    var paths: [IndexPath] = []
    for section in shown.sectionIndices {
      for (index, row) in shown.rows(inSection: section).enumerated() {
        try asking()
        let record = modelRow(of: row, in: table)
        let isFound =
          search.isFound(in: title(of: row, in: table))
          || fields.contains { field in
            data?.value(field, of: record).map { search.isFound(in: $0.display) } ?? false
          }
        if isFound { paths.append(IndexPath(row: index, section: section)) }
      }
    }
    return paths
  }

  /// Returns the fields that the card shows of a table's rows, or would show if the table filled it.
  private func shownFields(of table: TableView) -> [FieldPath] {
    guard let data = data(of: table) else { return [] }
    let characters = controller.capability(CharactersController.self)
    let isSource = characters?.cardSource == table.name
    return (isSource ? characters?.cardFields ?? [] : data.schema.card).map(\.path)
  }
}
