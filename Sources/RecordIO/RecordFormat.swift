import Records

/// A format in which records come; each has its case here and its reader beside it.
package enum RecordFormat: String, CaseIterable, Sendable {
  case json

  /// Checks all bytes and finds the records in them.
  ///
  /// - Throws: What is wrong in the bytes, and where.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  func records(in bytes: [UInt8], named source: String) throws(LoadFault) -> any RecordSource {
    switch self {
    case .json: try JSONRecords(bytes, source: source)
    }
  }
}
