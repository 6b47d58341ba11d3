/// A format in which records come.
package enum RecordFormat: String, CaseIterable, Sendable {
  /// An array of objects.
  case json
  /// An object on each line.
  case ndjson
  /// Cells between commas, or whatever the head line has between them.
  case csv
  /// Cells between tabs.
  case tsv
  /// A table or the answer to a query of a database.
  case sqlite
}

extension RecordFormat {
  /// Finds the format that the end of a file's name stands for, nil where it stands for none.
  package init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    switch fileName[dot...].dropFirst().lowercased() {
    case "json", "geojson", "har", "topojson": self = .json
    case "ndjson", "jsonl", "jsonlines": self = .ndjson
    case "csv": self = .csv
    case "tsv", "tab": self = .tsv
    case "sqlite", "sqlite3", "db", "db3": self = .sqlite
    default: return nil
    }
  }
}
