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

  /// The title of a row of a source, for which the other fields need not be decoded.
  package func title(in source: any RecordSource, at index: Int) -> String {
    title.flatMap { source.value($0, at: index)?.display } ?? ""
  }

  /// The identity of a row of a source, for which the other fields need not be decoded.
  package func id(in source: any RecordSource, at index: Int) -> String {
    id.flatMap { source.value($0, at: index)?.display } ?? "r\(index)"
  }
}
