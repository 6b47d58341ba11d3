package import Records

/// The objects of one JSON array, each decoded from its bytes when asked for.
package struct JSONRecords: RecordSource {
  private let bytes: [UInt8]
  private let ranges: [Range<Int>]

  /// Checks a whole text and notes where its records stand.
  ///
  /// - Throws: `badData` at the first place that is no JSON or no record, `limit` where it is nested
  ///   too deeply.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(_ bytes: [UInt8], source: String) throws(LoadFault) {
    let index = JSONIndex(of: bytes)
    if let fault = JSONFaults(source: source, bytes: bytes).fault(in: index) { throw fault }
    self.bytes = bytes
    ranges = index.ranges
  }

  package var count: Int { ranges.count }

  package func record(at index: Int) -> Record {
    // A range holds one object: it was checked, and nothing can have written to it since.
    guard case .object(let record) = JSONTape.value(in: bytes, at: ranges[index]) else {
      return Record()
    }
    return record
  }
}
