/// A format in which records are written to a file.
package enum TextFormat: String, CaseIterable, Sendable {
  /// An array of objects.
  case json
  /// An object on each line.
  case ndjson
  /// A line of names, and a line of values with commas between them for each record.
  case csv
  /// The same with tabs.
  case tsv

  /// Finds the format that a file's name says, nil where it says none that is text.
  package init?(fileName: String) {
    guard let format = RecordFormat(fileName: fileName) else { return nil }
    self.init(rawValue: format.rawValue)
  }

  /// Whether records are lines of values under their names, so that the names must be known first.
  package var hasColumns: Bool { delimited != nil }
}
