/// The reading of a message's fields, in the order in which they were appended.
///
/// What is not there reads as 0 or an empty text: both ends are the same program.
struct MessageReader {
  private var rest: ArraySlice<UInt8>

  init(_ message: Message) {
    rest = message.bytes[...]
  }

  mutating func number() -> Int {
    defer { rest = rest.dropFirst(Message.numberLength) }
    return Message.decoded(rest)
  }

  mutating func text() -> String {
    let length = min(max(0, number()), rest.count)
    defer { rest = rest.dropFirst(length) }
    return String(decoding: rest.prefix(length), as: UTF8.self)
  }

  mutating func flag() -> Bool { number() != 0 }

  /// Reads a value where one was appended behind a flag.
  mutating func optional<Value>(_ read: (inout MessageReader) -> Value) -> Value? {
    flag() ? read(&self) : nil
  }
}
