import RecordIO
import Records
import SeededRandom
import Testing

struct DelimitedRandomTests {
  /// Cells that are hard to read.
  private static let cells = [
    "", " ", "a", "Zoë 💡", "1", "-0.50", "1e400", "007", "\"", "\"\"", "a\"b", "a,b", "a;b\tc|d",
    "\n",
    "\r\n", "\r", "x\ny", "=1+2", "'", "sep=;", "\u{FEFF}", "null", "true", "[1]", " \"x\" ", "\\N",
  ]

  private func table(_ random: inout SeededGenerator) -> [[String]] {
    let width = Int.random(in: 1...5, using: &random)
    let cell = { (random: inout SeededGenerator) in
      Self.cells[Int.random(in: 0..<Self.cells.count, using: &random)]
    }
    let head = (0..<width).map { "f\($0)" }
    return [head]
      + (0..<Int.random(in: 0...6, using: &random)).map { _ in
        (0..<width).map { _ in cell(&random) }
      }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `what was written is read again`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for (text, name) in [(DelimitedText.csv, "x.csv"), (.tsv, "x.tsv")] {
      for _ in 0..<300 {
        let rows = table(&random)
        var bytes: [UInt8] = []
        for row in rows { text.append(row: row, to: &bytes) }
        let source = try RecordLoader.load(bytes: bytes, name: name)
        let read = (0..<source.count).map { source.record(at: $0).fields.map(\.value.display) }
        // A blank before a quote is a blank around a cell in quotes, which a writer that keeps it quotes.
        #expect(read == Array(rows.dropFirst()), "\(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `any bytes are read or refused inside the text, and one field as all`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let signs = Array("a1\"\",;\t|\n\r 0-.e=\u{FEFF}é".utf8) + [0, 0xFF]
    for _ in 0..<4_000 {
      let bytes = (0..<Int.random(in: 0...24, using: &random)).map { _ in
        signs[Int.random(in: 0..<signs.count, using: &random)]
      }
      let options = ReadingOptions(format: .csv, hasHeadLine: Bool.random(using: &random))
      do throws(LoadFault) {
        let source = try RecordLoader.load(bytes: bytes, name: "x", options: options)
        for index in 0..<source.count {
          let record = source.record(at: index)
          for field in record.fields {
            #expect(source.value(FieldPath(field.name), at: index) == field.value, "\(bytes)")
          }
        }
      } catch {
        guard let place = error.place else { continue }
        #expect((0...bytes.count).contains(place.offset), "\(bytes)")
      }
    }
  }
}
