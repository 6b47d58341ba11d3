import Records
import SeededRandom

/// Records and damaged texts from a seed.
struct RandomRecords {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  private static let texts = [
    "", "a", "name", "a.b", "\"", "\\", "\n\t\0", "é", "💡", "Lily Potter", "\u{7F}", "]}", "/",
  ]
  private static let numbers = [
    "0", "-0", "1.50", "1e400", "-2.5E-10", "18446744073709551616", "1980",
  ]
  private static let damage =
    Array("{}[],:\"\\0123456789eE+-.truefalsn \n\0u".utf8)
    + [0x80, 0xC3, 0xED, 0xFF]

  mutating func record(depth: Int) -> Record {
    Record((0..<Int.random(in: 0...4, using: &random)).map { _ in field(depth: depth) })
  }

  private mutating func field(depth: Int) -> Record.Field {
    Record.Field(pick(Self.texts) ?? "", value(depth: depth - 1))
  }

  private mutating func value(depth: Int) -> Value {
    switch Int.random(in: 0...(depth > 0 ? 6 : 4), using: &random) {
    case 0: .null
    case 1: .bool(Bool.random(using: &random))
    case 2: pick(Self.numbers).flatMap { Number($0) }.map { .number($0) } ?? .null
    case 3, 4: .string(pick(Self.texts) ?? "")
    case 5:
      .array((0..<Int.random(in: 0...3, using: &random)).map { _ in value(depth: depth - 1) })
    default: .object(record(depth: depth - 1))
    }
  }

  /// Changes a text in a few places: bytes put in, taken out, replaced, or the end cut off.
  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...2, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let byte = pick(Self.damage) ?? 0
      switch Int.random(in: 0...9, using: &random) {
      case 0...3: bytes.insert(byte, at: place)
      case 4...6: bytes[place] = byte
      case 7...8: bytes.remove(at: place)
      default: bytes.removeSubrange(place...)
      }
    }
    return bytes
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &random)
  }
}
