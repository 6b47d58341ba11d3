/// A line of the card: a label and the field that fills it.
package struct CardField: Hashable, Sendable {
  package let label: String
  package let path: FieldPath

  package init(label: String, path: FieldPath) {
    self.label = label
    self.path = path
  }

  /// Labels a field by its own name, with a capital.
  package init(_ path: FieldPath) {
    self.init(label: path.text.prefix(1).uppercased() + path.text.dropFirst(), path: path)
  }

  /// The line before any row is selected.
  package var placeholder: String { "\(label): " }

  /// Fills the line from a record; null and missing are empty.
  package func line(for record: Record) -> String {
    placeholder + (record[path]?.display ?? "")
  }
}
