import CommandKit
import HPSession
import RecordIO
import Records
import TableModel

extension Command<Session> {
  static let load = Command(
    "load", "Loads records into a table, which starts it anew.", category: Category.data,
    discussion: """
      Without a source it loads the sample inside the binary. A source is a file, a web address,
      which curl fetches, or - for standard input. It holds JSON, an array of objects; NDJSON, an
      object on each line; CSV or TSV under a line with the names of the columns; or it is a SQLite
      database, opened for reading only. Content tells the format, else the name, else --format.
      In CSV the separator between cells is found: comma, semicolon, tab or bar. A cell in quotes may
      have separators and line ends in it, a line may be short of cells; a column of nothing but
      numbers has numbers. Text is UTF-8; of another encoding the error says how to convert it.
      The title is --title, else name, title, label, spelled so, else the first text field; where
      there is none of them it is empty. The id is --id, else id where every record has one of its
      own, else r0, r1, and so on. fields shows what was found, save writes the rows.
      """,
    .optionalOperand("a source", .source, "A file, an address, or - for standard input."),
    .option("--as", .name("TABLE"), "The table to load into, main where none is named."),
    .option("--title", .field, "The field whose value is a row's title."),
    .option("--id", .field, "The field whose value is a row's id; each record has its own."),
    .option("--group", .field, "The field whose values make the sections."),
    .sourceFormat, .sourceArray, .sourceTable, .sourceQuery, .sourceHasNoHead,
    examples: [
      Example(
        """
        load --group house
        #> main: 64 rows in 5 sections
        """, "the sample, a section for each house"),
      Example(
        """
        echo '[{"film": "Alien", "year": 1979}, {"film": "Brazil", "year": 1985}]' > films.json
        load films.json --title film
        #> main: 2 rows in 1 section
        ls
        #> main: 2 rows in 1 section
        #>     0  0:0  Alien   ≡
        #>     1  0:1  Brazil  ≡
        """, "a file; --title names the field that rows are shown by"),
    ],
    seeAlso: ["refresh", "group", "fields", "save", "data"],
    check: { source, _, _, _, _, format, array, table, query, hasNoHead throws(Diagnostic) in
      let options = ReadingOptions(
        format: format, array: array, hasHeadLine: !hasNoHead, table: table, query: query)
      if source == nil, options != ReadingOptions() {
        throw Diagnostic(.usage, "the sample is read as it is", hint: "name a source")
      }
      try options.check()
    },
    run: loadRecords)
}

private func loadRecords(
  _ session: inout Session, file: Word?, table: String?, title: Word?, id: Word?, group: Word?,
  format: RecordFormat?, array: FieldPath?, of source: String?, query: String?, hasNoHead: Bool
) throws(Diagnostic) {
  try session.needRoomForRecords()
  let name = table ?? "main"
  guard name != "card" else {
    throw Diagnostic(.usage, "no table of records can be called \"\(name)\"")
  }
  let options = ReadingOptions(
    format: format, array: array, hasHeadLine: !hasNoHead, table: source, query: query)
  let records = if let file { try session.readRecords(file, options) } else { try sample() }
  let schema = try RecordSchema(of: records, title: title, id: id)
  var data = RecordTable(name: name, records: records, schema: schema)
  if let group {
    try records.require(group)
    data.group(by: FieldPath(group.text))
  }
  try session.show(data)
}

/// Reads the sample inside the binary.
private func sample() throws(Diagnostic) -> any RecordSource {
  do {
    return try Sample.records.get()
  } catch {
    throw Diagnostic(error, at: nil)
  }
}

extension RecordSchema {
  /// Finds title, identity and card, with errors at the words that name them.
  fileprivate init(
    of records: any RecordSource, title: Word?, id: Word?
  ) throws(Diagnostic) {
    if let title { try records.require(title) }
    if let id { try records.require(id) }
    do {
      try self.init(
        of: records, title: title.map { FieldPath($0.text) }, id: id.map { FieldPath($0.text) })
    } catch {
      throw Diagnostic(error, at: id?.range)
    }
  }
}

extension RecordSource {
  /// Finds that no record has a field.
  fileprivate func require(_ field: Word) throws(Diagnostic) {
    do {
      try requireField(FieldPath(field.text))
    } catch {
      throw Diagnostic(error, at: field.range)
    }
  }
}
