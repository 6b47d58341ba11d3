/// The fields of what a worker is told or tells, as bytes: numbers of eight bytes, texts behind their length.
///
///     var message = Message()
///     message.append(7)
///     message.append("a")
///     message.framed   // the length, then the fields
struct Message {
  private(set) var bytes: [UInt8] = []

  /// Makes a message to be filled.
  init() {}

  /// Makes a message to be read from the bytes behind its length.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The bytes as they are sent, behind their number.
  var framed: [UInt8] { Message.encoded(bytes.count) + bytes }

  /// The bytes that a number takes.
  static let numberLength = 8

  mutating func append(_ number: Int) { bytes += Message.encoded(number) }

  mutating func append(_ text: String) {
    append(text.utf8.count)
    bytes += text.utf8
  }

  mutating func append(_ flag: Bool) { append(flag ? 1 : 0) }

  private static func encoded(_ number: Int) -> [UInt8] {
    (0..<numberLength).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  /// Returns the number in the first bytes of some.
  static func decoded(_ bytes: some Collection<UInt8>) -> Int {
    bytes.prefix(numberLength).enumerated().reduce(0) { $0 | Int($1.element) << ($1.offset * 8) }
  }
}
