import CommandKit
import HPSession
import RecordIO
import Records
import TableModel

extension Command<Session> {
  static let load = Command(
    "load", "Loads records into a table, which starts it anew.", category: Category.data,
    discussion: """
      Without a file it loads the sample inside the binary. A file is a JSON array of objects.
      The title is --title, else name, title, label, else the first text field. The id is --id,
      else id where every record has one of its own, else r0, r1, and so on.
      """,
    .optionalOperand(
      "a file", .word("SOURCE", completion: .file), "The file, relative to the script."),
    .option("--as", .name("TABLE"), "The table to load into, main where none is named."),
    .option("--title", .field, "The field whose value is a row's title."),
    .option("--id", .field, "The field whose value is a row's id; each record has its own."),
    .option("--group", .field, "The field whose values make the sections."),
    examples: [
      Example("load", "the sample"),
      Example("load --group house", "the sample, a section for each house"),
    ],
    run: loadRecords)
}

private func loadRecords(
  _ session: inout Session, file: Word?, table: String?, title: Word?, id: Word?, group: Word?
) throws(Diagnostic) {
  try session.needRoomForRecords()
  let name = table ?? "main"
  guard name != "card" else {
    throw Diagnostic(.usage, "no table of records can be called \"\(name)\"")
  }
  let records = if let file { try session.readRecords(file) } else { try sample() }
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

/// Reads the records of a file for a session.
func readRecords(_ session: Session, from file: Word) throws(Diagnostic) -> any RecordSource {
  if file.isBare("-") {
    throw Diagnostic(
      .io, "standard input is where commands come from", at: file.range,
      hint: "name a file")
  }
  do {
    return try RecordLoader.load(path: session.files.readable(file.text), name: file.text)
  } catch {
    throw Diagnostic(error, at: file.range)
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

extension Diagnostic {
  /// Makes the error for a file that could not be loaded.
  fileprivate init(_ fault: LoadFault, at range: SourceRange?) {
    let code: DiagnosticCode =
      switch fault.kind {
      case .badData: .badData
      case .io: .io
      case .limit: .limit
      }
    self.init(code, fault.description, at: range, hint: fault.hint)
  }
}
