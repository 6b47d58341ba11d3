import Records
import Testing

struct TextHashTests {
  private func hash(_ text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { unsafe TextHash.of(UnsafeRawBufferPointer($0)) }
  }

  @Test func `texts that are equal have one hash, whatever their bytes`() {
    let pairs = [
      ("\u{E9}", "e\u{301}"), ("K", "\u{212A}"), ("a;b", "a\u{37E}b"), ("`", "\u{1FEF}"),
      ("\u{212A}\u{E9}", "Ke\u{301}"), ("12345678K", "12345678\u{212A}"),
      ("\u{AC00}", "\u{1100}\u{1161}"),
    ]
    for (one, other) in pairs {
      #expect(one == other && hash(one) == hash(other), "\(one.unicodeScalars)")
    }
  }

  @Test func `texts that differ in one byte or in length have different hashes`() {
    for length in 0...40 {
      let text = String(repeating: "a", count: length)
      var hashes = Set([hash(text), hash(text + "a"), hash(text + "\0")])
      for place in 0..<length {
        var bytes = Array(text.utf8)
        bytes[place] = UInt8(ascii: "b")
        hashes.insert(hash(String(decoding: bytes, as: UTF8.self)))
      }
      #expect(hashes.count == 3 + length, "\(length)")
    }
  }
}
