import LineEditing
import SeededRandom
import Testing

struct DecodingTests {
  @Test(arguments: UInt64(1)...20)
  func `any bytes decode as the standard library decodes them`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // Bytes that begin, go on with and break scalars, more often than chance has them.
    let pool: [UInt8] = [
      0x41, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC3, 0xE0, 0xE6, 0xED, 0xF0, 0xF3, 0xF4,
      0xF5,
    ]
    for _ in 0..<200 {
      let bytes = (0..<12).compactMap { _ in pool.randomElement(using: &generator) } + [0x0A]
      let expected = String(decoding: bytes, as: UTF8.self)
      #expect(decode(bytes) == expected, "seed \(seed), \(bytes)")
    }
  }

  private func decode(_ bytes: [UInt8]) -> String {
    var result = String.UnicodeScalarView()
    var decoder = UTF8Decoder()
    for byte in bytes {
      var step = decoder.take(byte)
      if step == .brokenOff {
        result.append("\u{FFFD}")
        step = decoder.take(byte)
      }
      if case .scalar(let scalar) = step { result.append(scalar) }
    }
    return String(result)
  }

  @Test(arguments: [
    ("[A", Key.up), ("OA", .up), ("[3~", .delete), ("[1;5C", .nextWord), ("OF", .end),
  ])
  func `a key's sequence ends with its last byte`(bytes: String, key: Key) throws {
    #expect(try steps(bytes).dropLast().allSatisfy { $0 == .needsMore })
    #expect(try steps(bytes).last == .key(key))
  }

  @Test func `a sequence that means nothing is swallowed whole`() throws {
    for bytes in ["[99~", "[1;2;3R", "[?25h", "[[A", "Oz"] {
      #expect(try steps(bytes).dropLast().allSatisfy { $0 == .needsMore }, "\(bytes)")
      #expect(try steps(bytes).last == .unknown, "\(bytes)")
    }
    #expect(try steps("[200~").last == .pasteStart)
  }

  @Test func `what cannot stand in a sequence ends it`() throws {
    #expect(try steps("[1\r").last == .notPart)
    #expect(try steps("[1é").last == .notPart)
    let endless = "[" + String(repeating: "1", count: EscapeSequence.limit + 1)
    #expect(try steps(endless).last == .notPart)
    #expect(EscapeSequence(introducer: 0x61) == nil)
  }

  private func steps(_ text: String) throws -> [EscapeSequence.Step] {
    let bytes = Array(text.utf8)
    var sequence = try #require(EscapeSequence(introducer: bytes[0]))
    var steps: [EscapeSequence.Step] = []
    for byte in bytes.dropFirst() {
      steps.append(sequence.take(byte))
      if steps.last != .needsMore { break }
    }
    return steps
  }

  @Test(arguments: [
    ("a\rb", "a\nb"), ("a\nb", "a\nb"), ("a\r\nb", "a\nb"), ("a\n\rb", "a\nb"),
    ("a\n\r\n\rb\n\n", "a\n\nb\n\n"), ("\ta\u{7}\u{0}b\u{1B}[31mc\u{85}", "\tab[31mc"),
    ("", ""), ("日本\u{1F469}\u{200D}", "日本\u{1F469}\u{200D}"), ("[201~", "[201~"),
  ])
  func `a paste keeps its tabs and newlines only`(pasted: String, text: String) {
    var paste = PastedText()
    let ends = (Array(pasted.utf8) + [0x1B] + Array("[201~".utf8)).map { paste.take($0) }
    #expect(ends.dropLast().allSatisfy { !$0 })
    #expect(ends.last == true)
    #expect(paste.text == text)
  }
}
