/// Records in their order, decoded when asked for.
///
/// The records stay where they were loaded, so a million of them cost no more than their bytes.
package protocol RecordSource: Sendable {
  var count: Int { get }

  /// Decodes a record.
  ///
  /// - Precondition: The index is in `0..<count`.
  /// - Complexity: O(*n*), where *n* is the size of the record.
  func record(at index: Int) -> Record

  /// Decodes one field of a record; a source that can do so without the others does.
  ///
  /// - Precondition: The index is in `0..<count`.
  /// - Complexity: O(*n*), where *n* is the size of the record.
  func value(_ path: FieldPath, at index: Int) -> Value?
}

extension RecordSource {
  package func value(_ path: FieldPath, at index: Int) -> Value? {
    record(at: index)[path]
  }
}
