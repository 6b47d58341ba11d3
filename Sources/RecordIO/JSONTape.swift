import CRecordJSON
import Records

/// The events of one JSON value, and the value built from them.
enum JSONTape {
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
    guard let tape = unsafe HPJSONTapeMake(bytes.baseAddress, bytes.count) else { return nil }
    defer { unsafe HPJSONTapeFree(tape) }
    var length = 0
    let start = unsafe HPJSONTapeText(tape, &length)
    let text = unsafe UnsafeRawBufferPointer(start: start, count: length)
    let events = unsafe UnsafeBufferPointer(
      start: HPJSONTapeEvents(tape), count: HPJSONTapeCount(tape))
    var builder = ValueBuilder()
    for index in 0..<events.count {
      let event = unsafe events[index]
      let part = unsafe text[event.start..<event.start + event.length]
      unsafe builder.take(event.kind, String(decoding: part, as: UTF8.self))
    }
    return builder.value
  }
}
