import CRecordJSON
import Records

/// The events of one JSON value, and the value built from them.
enum JSONTape {
  /// Decodes the value that stands at a range of some bytes, or nil if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the range.
  static func value(in bytes: [UInt8], at range: Range<Int>) -> Value? {
    let tape = unsafe bytes.withUnsafeBytes { all in
      let text = unsafe UnsafeRawBufferPointer(rebasing: all[range])
      return unsafe HPJSONTapeMake(text.baseAddress, text.count)
    }
    guard let tape = unsafe tape else { return nil }
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
