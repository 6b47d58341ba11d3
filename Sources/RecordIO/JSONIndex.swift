import CRecordJSON

/// A JSON text after its check: what it is, what is wrong in it.
///
/// The places count from the start of the bytes, a byte-order mark included.
struct JSONIndex {
  let outcome: HPJSONOutcome
  let offset: Int

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
      offset = 0
      return
    }
    defer { unsafe HPJSONIndexFree(index) }
    outcome = unsafe HPJSONIndexOutcome(index)
    offset = outcome.offset + skipped
  }
}
