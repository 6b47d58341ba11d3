/// Reads what one field shows in the records of a source, without a text of its own for each.
///
///     let titles = records.fieldReader("name")
///     unsafe titles.withTexts(ofRecordsAt: 0..<records.count) { index, kind, bytes in … }
package protocol FieldReader: Sendable {
  /// Calls a body once for each of some records in turn: with its index, what the field holds in it, and the
  /// UTF-8 of what it shows, which is ``Value/display``, and nothing where the record has no such field.
  ///
  /// - Precondition: The indices are in the source; the body lets go of the bytes when it returns.
  /// - Complexity: O(*n*), where *n* is the size of the records.
  @unsafe func withTexts(
    ofRecordsAt indices: Range<Int>, _ body: (Int, FieldKind, UnsafeRawBufferPointer) -> Void)
}

extension FieldReader {
  /// Returns what the field shows in a record.
  package func text(at index: Int) -> String {
    var text = ""
    unsafe withTexts(ofRecordsAt: index..<index + 1) { _, _, bytes in
      text = unsafe String(decoding: bytes, as: UTF8.self)
    }
    return text
  }
}

/// Reads a field of any source by decoding it.
package struct DecodingFieldReader: FieldReader {
  private let source: any RecordSource
  private let path: FieldPath

  package init(source: any RecordSource, path: FieldPath) {
    self.source = source
    self.path = path
  }

  @unsafe package func withTexts(
    ofRecordsAt indices: Range<Int>, _ body: (Int, FieldKind, UnsafeRawBufferPointer) -> Void
  ) {
    for index in indices {
      let value = source.value(path, at: index)
      var text = value?.display ?? ""
      text.withUTF8 { unsafe body(index, value?.kind ?? .missing, UnsafeRawBufferPointer($0)) }
    }
  }
}
