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

  /// Returns whether any record has the field, be it null.
  ///
  /// - Complexity: O(*n*), where *n* is the number of records up to the first that has it.
  func contains(_ path: FieldPath) -> Bool

  /// Makes ready to read what a field shows in many records.
  func fieldReader(_ path: FieldPath) -> any FieldReader

  /// Returns the fields of a record that are neither arrays nor objects, in their order.
  ///
  /// - Precondition: The index is in `0..<count`.
  /// - Complexity: O(*n*), where *n* is the size of the record.
  func scalarFields(ofRecordAt index: Int) -> [ScalarField]

  /// Returns whether a record is the same as one of another source; a source that can tell so by its
  /// bytes does.
  ///
  /// - Precondition: The indices are in the sources.
  /// - Complexity: O(*n*), where *n* is the size of the records.
  func hasRecord(at index: Int, sameAs other: any RecordSource, at otherIndex: Int) -> Bool

  /// The names of the fields that every record has, in order, where the records are rows under a head
  /// line; none where each has its own.
  var columnNames: [String] { get }

  /// How the records are laid out where they are a JSON array, nil where they are none.
  var jsonLayout: JSONLayout? { get }

  /// What stands between the cells where the records are lines of them, nil where they are none.
  var separator: UInt8? { get }

  /// Appends the bytes of a record where they are a JSON object; returns false, having done nothing,
  /// where they are none.
  ///
  /// - Precondition: The index is in `0..<count`.
  /// - Complexity: O(*n*), where *n* is the size of the record.
  func appendJSON(ofRecordAt index: Int, to bytes: inout [UInt8]) -> Bool
}

extension RecordSource {
  package func value(_ path: FieldPath, at index: Int) -> Value? {
    record(at: index)[path]
  }

  package func contains(_ path: FieldPath) -> Bool {
    (0..<count).contains { value(path, at: $0) != nil }
  }

  package func fieldReader(_ path: FieldPath) -> any FieldReader {
    DecodingFieldReader(source: self, path: path)
  }

  package func scalarFields(ofRecordAt index: Int) -> [ScalarField] {
    record(at: index).fields.map { ScalarField(name: $0.name, kind: $0.value.kind) }
      .filter { $0.kind != .nested }
  }

  package func hasRecord(
    at index: Int, sameAs other: any RecordSource, at otherIndex: Int
  ) -> Bool {
    record(at: index) == other.record(at: otherIndex)
  }

  package var columnNames: [String] { [] }

  package var jsonLayout: JSONLayout? { nil }

  package var separator: UInt8? { nil }

  package func appendJSON(ofRecordAt index: Int, to bytes: inout [UInt8]) -> Bool { false }
}
