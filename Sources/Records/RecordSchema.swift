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

  /// Returns what appends the titles of a source's rows, one after another.
  package func titles(in source: any RecordSource) -> FieldTexts {
    guard let title else { return { _, _ in .missing } }
    return source.texts(of: title)
  }

  /// Returns what appends the identities of a source's rows, one after another.
  package func ids(in source: any RecordSource) -> FieldTexts {
    guard let id else {
      return { index, bytes in
        bytes += "r\(index)".utf8
        return .text
      }
    }
    let texts = source.texts(of: id)
    return { index, bytes in
      let kind = texts(index, &bytes)
      if kind == .missing { bytes += "r\(index)".utf8 }
      return kind
    }
  }

  /// The identity of a row of a source, for which the other fields need not be decoded.
  package func id(in source: any RecordSource, at index: Int) -> String {
    id.flatMap { source.value($0, at: index)?.display } ?? "r\(index)"
  }
}
