import RecordIO
import Records
import SeededRandom
import Testing

struct EncodingTests {
  private static let text = "name,house\nZoë,Gryffindor\n"

  private func encoded(
    _ mark: [UInt8], _ write: (UInt16) -> [UInt8], _ text: String = EncodingTests.text
  ) -> [UInt8] {
    mark + text.utf16.flatMap(write)
  }

  @Test func `UTF-16 and UTF-32 are refused by name, with or without a mark, in every format`() {
    let little = { (unit: UInt16) in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let big = { (unit: UInt16) in [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    let wide = { (unit: UInt16) in [UInt8(unit & 0xFF), UInt8(unit >> 8), 0, 0] }
    for name in ["x.csv", "x.json", "x.ndjson", "x.tsv", "x"] {
      for (bytes, title, from) in [
        (encoded([0xFF, 0xFE], little), "UTF-16", "UTF-16"),
        (encoded([0xFE, 0xFF], big), "UTF-16", "UTF-16"),
        (encoded([], little), "UTF-16", "UTF-16LE"),
        (encoded([], big, "[{\"a\": 1}]"), "UTF-16", "UTF-16BE"),
        (encoded([0xFF, 0xFE, 0, 0], wide), "UTF-32", "UTF-32"),
        (encoded([], wide), "UTF-32", "UTF-32LE"),
      ] {
        #expect(
          shown(bytes, as: name)
            == "\(name): is \(title), expected UTF-8\nhint: iconv -f \(from) -t UTF-8 makes UTF-8 of it"
        )
      }
    }
  }

  @Test func `Latin-1 is refused at its first byte, with the way to convert it`() {
    let bytes = Array("name\nZo".utf8) + [0xEB] + Array("\n".utf8)
    #expect(
      shown(bytes, as: "x.csv") == """
        x.csv: line 2, column 3 (byte 7): not UTF-8
        hint: iconv -f WINDOWS-1252 -t UTF-8 makes UTF-8 of it, if it is what Windows calls ANSI, or Latin-1
        """)
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `what is taken for UTF-8 is what the standard library takes for it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces: [[UInt8]] = [
      Array("a".utf8), Array("é".utf8), Array("€".utf8), Array("💡".utf8), [0x80], [0xC0], [0xC1],
      [0xC3], [0xE0], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF4, 0x90],
      [0xF5], [0xFF], [0xE2, 0x82], [0xF0, 0x9F, 0x92], [0xBF], Array("abcdefgh".utf8),
    ]
    for _ in 0..<3_000 {
      let bytes =
        Array("h\n".utf8)
        + (0..<Int.random(in: 1...6, using: &random)).flatMap { _ in
          pieces[Int.random(in: 0..<pieces.count, using: &random)]
        }
      let isText = String(validating: bytes, as: UTF8.self) != nil
      #expect(shown(bytes, as: "x.csv").contains("not UTF-8") != isText, "\(bytes)")
    }
  }
}
