/// The messages that come through a stream in pieces.
struct MessageStream {
  private var pending: [UInt8] = []

  /// Adds bytes that have come.
  mutating func feed(_ bytes: [UInt8]) { pending += bytes }

  /// Takes the next message that is whole.
  mutating func next() -> Message? {
    let head = Message.numberLength
    guard pending.count >= head else { return nil }
    let length = Message.decoded(pending)
    guard length >= 0, pending.count - head >= length else { return nil }
    defer { pending.removeFirst(head + length) }
    return Message(Array(pending[head..<head + length]))
  }
}
