import CRecordJSON
import Records

/// Decodes values from the bytes of JSON.
enum JSONDecoding {
  /// Decodes the value that stands at a range of some bytes, or nil if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the range.
  static func value(in bytes: [UInt8], at range: Range<Int>) -> Value? {
    unsafe bytes.withUnsafeBytes { unsafe value(in: UnsafeRawBufferPointer(rebasing: $0[range])) }
  }

  /// Decodes the value that some bytes are, or nil if they are none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  @unsafe static func value(in bytes: UnsafeRawBufferPointer) -> Value? {
    var builder = ValueBuilder()
    let isValue = unsafe withUnsafeMutablePointer(to: &builder) { builder in
      unsafe HPJSONEvents(bytes.baseAddress, bytes.count, builder) { context, kind, text, length in
        let text = unsafe UnsafeRawBufferPointer(start: text, count: length)
        unsafe context?.assumingMemoryBound(to: ValueBuilder.self).pointee
          .take(kind, String(decoding: text, as: UTF8.self))
      }
    }
    return isValue ? builder.value : nil
  }
}
