/// Which fields of some records are a row's title, its identity and its card.
package struct RecordSchema: Hashable, Sendable {
  /// The field shown as the row's title, or nil where titles are empty.
  package var title: FieldPath?
  /// The field that names a row, or nil where rows are named by their place: `r0`, `r1`, ….
  package var id: FieldPath?
  package var card: [CardField]

  package init(title: FieldPath?, id: FieldPath?, card: [CardField]) {
    self.title = title
    self.id = id
    self.card = card
  }

  /// The title of a record's row.
  package func title(of record: Record) -> String {
    title.flatMap { record[$0]?.display } ?? ""
  }

  /// The identity of a record's row, where the record stands at this index in its source.
  package func id(of record: Record, at index: Int) -> String {
    id.flatMap { record[$0]?.display } ?? "r\(index)"
  }
}
