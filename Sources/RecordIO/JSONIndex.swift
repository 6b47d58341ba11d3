import CRecordJSON

/// A JSON text after its check: what it is, what is wrong in it, where its records stand.
///
/// The places count from the start of the bytes, a byte-order mark included.
struct JSONIndex {
  let outcome: HPJSONOutcome
  let offset: Int
  /// In an outermost object, the first member that is an array of objects.
  let arrayName: String?
  let ranges: [Range<Int>]

  /// Checks a text in one pass.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(of bytes: [UInt8]) {
    let skipped = bytes.byteOrderMarkCount
    let index = unsafe bytes.withUnsafeBytes { all in
      let text = unsafe UnsafeRawBufferPointer(rebasing: all[skipped...])
      return unsafe HPJSONIndexMake(text.baseAddress, text.count)
    }
    guard let index = unsafe index else {
      outcome = HPJSONOutcome(code: .noMemory, offset: 0, kind: .null)
      (offset, arrayName, ranges) = (0, nil, [])
      return
    }
    defer { unsafe HPJSONIndexFree(index) }
    outcome = unsafe HPJSONIndexOutcome(index)
    offset = outcome.offset + skipped
    var length = 0
    arrayName = unsafe HPJSONIndexArrayName(index, &length).map { name in
      unsafe String(decoding: UnsafeRawBufferPointer(start: name, count: length), as: UTF8.self)
    }
    ranges = unsafe UnsafeBufferPointer(
      start: HPJSONIndexRanges(index), count: HPJSONIndexCount(index)
    ).map { $0.start + skipped..<$0.end + skipped }
  }
}
