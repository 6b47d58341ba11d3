/// What a field of a record turned out to hold.
package enum FieldKind: Sendable {
  /// The record does not have the field.
  case missing
  case null
  /// A number, `true` or `false`.
  case bare
  case text
  /// An array or an object.
  case nested
}

/// Appends the text shown for a field of the record at an index, as ``Value/display`` is, and returns what
/// the field holds.
///
/// It is made once for many records, so that what is the same for all is looked up once.
package typealias FieldTexts = @Sendable (_ index: Int, _ bytes: inout [UInt8]) -> FieldKind

extension RecordSource {
  /// Returns what appends the text of one field, record by record, for many of them.
  package func texts(of path: FieldPath) -> FieldTexts {
    let reader = fieldReader(path)
    return { index, bytes in
      var found = FieldKind.missing
      unsafe reader.withTexts(ofRecordsAt: index..<index + 1) { _, kind, text in
        found = kind
        unsafe bytes.append(contentsOf: text)
      }
      return found
    }
  }
}

extension Value {
  /// What the value is.
  package var kind: FieldKind {
    switch self {
    case .null: .null
    case .bool, .number: .bare
    case .string: .text
    case .array, .object: .nested
    }
  }

  /// Appends the text shown for the value, and returns what it is.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the value.
  package func append(to bytes: inout [UInt8]) -> FieldKind {
    bytes += display.utf8
    return kind
  }
}

extension Value? {
  /// Appends the text shown for the value, none where there is none, and returns what it is.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the value.
  package func append(to bytes: inout [UInt8]) -> FieldKind {
    self?.append(to: &bytes) ?? .missing
  }
}
