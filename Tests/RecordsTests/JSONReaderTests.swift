import Records
import SeededRandom
import Testing

@Suite struct JSONReaderTests {
  private static func read(_ text: String) throws -> Value {
    var reader = JSONReader(Array(text.utf8))
    return try reader.document()
  }

  /// Returns a value made at random.
  private static func value(_ depth: Int, _ generator: inout SeededGenerator) -> Value {
    let texts = ["", "a", "é\u{1F600}", "\"\\\u{1}\n\u{7F}", "日本"]
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &generator) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &generator))
    case 2: return .number(Number(Int.random(in: -9...9, using: &generator)))
    case 3: return Number("1.50e+3").map(Value.number) ?? .null
    case 4: return .string(texts.randomElement(using: &generator) ?? "")
    case 5:
      return .array(
        (0..<Int.random(in: 0...3, using: &generator)).map { _ in value(depth - 1, &generator) })
    default:
      return .object(
        Record(
          (0..<Int.random(in: 0...3, using: &generator)).map { _ in
            Record.Field(texts.randomElement(using: &generator) ?? "", value(depth - 1, &generator))
          }))
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>, [true, false])
  func `what the writer writes is read back`(seed: UInt64, isPretty: Bool) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let value = Self.value(4, &generator)
      var writer = JSONWriter(isPretty: isPretty)
      writer.write(value)
      let text = String(decoding: writer.bytes, as: UTF8.self)
      #expect(try Self.read(" \r\n\t\(text)\n") == value, "seed \(seed): \(text)")
    }
  }

  @Test func `escapes stand for what they mean`() throws {
    #expect(
      try Self.read(#""\"\\\/\b\f\n\r\t\u00e9\ud83D\uDE00""#) == .string("\"\\/\u{8}\u{C}\n\r\té😀"))
    #expect(try Self.read(#""\ud83d""#) == .string("\u{FFFD}"))
  }

  @Test(arguments: [
    ("", "a value is missing", 0), ("  ", "a value is missing", 2), ("[", "a value is missing", 1),
    ("{", "a name in quotes is missing", 1), ("{1", "a name in quotes is missing", 1),
    ("{\"a\"", "\":\" is missing", 4), ("{\"a\":", "a value is missing", 5),
    ("{\"a\":1,}", "a name in quotes is missing", 7), ("[1,]", "a value is missing", 3),
    ("[1 2]", "\",\" or \"]\" is missing", 3), ("{\"a\":1]", "\",\" or \"}\" is missing", 6),
    ("tru", "a value is missing", 0), ("01", "a value is missing", 0),
    ("1.", "a value is missing", 0),
    ("1 2", "the text goes on behind its value", 2), ("]", "a value is missing", 0),
    ("\"a", "the text is not closed", 0), ("\"\n\"", "a control character stands in a text", 1),
    ("\"\\q\"", "no escape begins so", 1), ("\"\\", "the escape is not complete", 1),
    ("\"\\u12\"", "four hexadecimal digits are missing", 1),
    (String(repeating: "[", count: 1_001), "the values nest too deep", 1_000),
  ])
  func `what is no JSON is told with its place`(text: String, reason: String, offset: Int) {
    let fault = #expect(throws: JSONReader.Fault.self) { try Self.read(text) }
    #expect(fault?.reason == reason)
    #expect(fault?.offset == offset)
  }

  @Test func `values nest a thousand deep, and lie wide without end`() throws {
    let deep = String(repeating: "[", count: 1_000) + String(repeating: "]", count: 1_000)
    #expect(throws: Never.self) { try Self.read(deep) }
    let wide = "[" + Array(repeating: "0", count: 100_000).joined(separator: ",") + "]"
    #expect(try Self.read(wide) == .array(Array(repeating: .number(Number(0)), count: 100_000)))
  }

  @Test(arguments: [
    ("{\"a\":1,\"b\":2}", "{\"b\":2.0,\"a\":1}", []),
    ("1", "2", [". 1 2"]), ("[1,2]", "[1]", ["[1] 2 -"]), ("[]", "[null]", ["[0] - null"]),
    ("{\"a\":[{\"b c\":1}]}", "{\"a\":[{\"b c\":\"1\"}]}", [".a[0][\"b c\"] 1 \"1\""]),
    ("{\"a\":1}", "{\"b\":1}", [".a 1 -", ".b - 1"]), ("{}", "[]", [". {} []"]),
    ("{\"a\":1,\"a\":2}", "{\"a\":2}", []),
  ])
  func `the places at which two values differ are found in their order`(
    first: String, second: String, places: [String]
  ) throws {
    let found = ValueDifference.all(from: try Self.read(first), to: try Self.read(second))
    #expect(found.map { "\($0.path) \($0.first?.json ?? "-") \($0.second?.json ?? "-")" } == places)
  }
}
