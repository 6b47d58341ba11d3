package import CommandKit
package import Records

extension Format where Value == Word {
  /// Where records come from.
  package static var source: Format { .word("SOURCE", completion: .file) }
}

extension ReadingOptions {
  /// Finds options that exclude each other, whatever the source holds.
  package func check() throws(Diagnostic) {
    guard table != nil, query != nil else { return }
    throw Diagnostic(.usage, "--table and --query exclude each other")
  }
}

/// How a source of records is to be read; the commands that read one have these options.
extension Parameter where Value == RecordFormat? {
  package static var sourceFormat: Parameter<RecordFormat?> {
    .option(
      "--format", .choice("FORMAT"),
      "json, ndjson, csv, tsv or sqlite, where content and name do not tell.")
  }
}

extension Parameter where Value == FieldPath? {
  package static var sourceArray: Parameter<FieldPath?> {
    .option(
      "--at", Format<String>.text("PATH").map { text throws(Diagnostic) in FieldPath(text) },
      "JSON: the way to the array of objects.")
  }
}

extension Parameter where Value == String? {
  package static var sourceTable: Parameter {
    .option("--table", .text("NAME"), "SQLite: the table or view.")
  }

  package static var sourceQuery: Parameter {
    .option("--query", .text("SQL"), "SQLite: the query whose answer is taken.")
  }
}

extension Parameter<Bool> {
  package static var sourceHasNoHead: Parameter {
    .flag("--no-header", "CSV and TSV: the first line is a record.")
  }
}
