/// The form in which rows are listed.
package enum ListFormat: String, CaseIterable, Sendable {
  /// Aligned columns for people.
  case table
  case json
  case ndjson
  case csv
  case tsv
  /// A Markdown table.
  case md
}
