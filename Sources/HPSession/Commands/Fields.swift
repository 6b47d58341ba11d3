import CommandKit
import Records
import TableModel

extension Command<Session> {
  static let fields = Command(
    "fields", habits: ["schema", "columns", "describe"],
    "Lists the fields of a table's records: types, share filled, examples.",
    category: Category.data,
    discussion: """
      Fields inside an object have its path before theirs, as in wand.core. Null, an empty
      text and an empty list count as not filled. The field that gives the rows' titles and the one
      that gives their ids are marked.
      """,
    .optionalOperand("a table", .table, "The table, the one in use where none is named."),
    .option("--format", .choice("FORMAT"), "table, json, ndjson, csv, tsv or md."),
    examples: [
      Example(
        """
        fields
        #> main: 64 rows, 22 fields
        #> field             type     filled  role   examples
        #> ...
        """, "what the records have"),
      Example(
        """
        fields --format json > fields.json
        """, "the same for another program"),
    ],
    seeAlso: ["ls", "row", "load"],
    run: listFields)
}

private func listFields(
  _ session: inout Session, name: Word?, format: ListFormat?
) throws(Diagnostic) {
  let table = try session.tableInUse(or: name)
  guard let data = session.screen.data(of: table) else { throw session.noRecords(of: table) }
  let listing = FieldListing(of: data)
  session.printTrace()
  let sink = session.sink
  if let format, format != .table {
    sink.write(listing.data(format))
  } else {
    for line in listing.lines(width: session.lineWidth) { sink.write(line + "\n") }
  }
}
