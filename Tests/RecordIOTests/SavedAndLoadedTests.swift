import RecordIO
import Records
import SeededRandom
import Testing

@Suite struct SavedAndLoadedTests {
  private static let signs = [
    "a", "B", " ", ",", ";", "|", "\t", "\"", "\n", "\r", "\r\n", "=", "-", "1", ".5", "é", "💡",
    "\u{FEFF}", "{", "[", "}", "null", "true", "\\", "/", "\u{7F}", "\u{200B}",
  ]
  private static let numbers = ["0", "-0", "1.50", "1e400", "18446744073709551616", "007", "1e5"]

  private struct Cells {
    var random: SeededGenerator

    mutating func text() -> String {
      (0..<Int.random(in: 0...4, using: &random)).map { _ in
        SavedAndLoadedTests.signs.randomElement(using: &random) ?? ""
      }.joined()
    }

    mutating func value() -> Value {
      switch Int.random(in: 0...9, using: &random) {
      case 0: .null
      case 1: .bool(true)
      case 2, 3:
        (SavedAndLoadedTests.numbers.randomElement(using: &random)).flatMap { Number($0) }
          .map(Value.number) ?? .string("007")
      case 4: .array([.string(text()), .null])
      case 5: .object(Record([Record.Field(text(), .string(text()))]))
      default: .string(text())
      }
    }

    /// Records that have most of a few fields, some twice, in changing order.
    mutating func records() -> [Record] {
      let names = (0..<Int.random(in: 1...5, using: &random)).map { _ in text() }
      return (0..<Int.random(in: 1...6, using: &random)).map { _ in
        let own = names.filter { _ in Int.random(in: 0...4, using: &random) > 0 }
        return Record((own.isEmpty ? names : own).map { Record.Field($0, value()) })
      }
    }
  }

  private func save(_ source: any RecordSource, as format: TextFormat) -> [UInt8] {
    var columns = RecordColumns()
    for index in 0..<source.count { columns.add(fieldsOf: source.record(at: index)) }
    var writer = RecordsWriter(
      format, columns: columns, layout: source.jsonLayout ?? JSONLayout())
    writer.begin()
    for index in 0..<source.count { writer.writeRecord(at: index, of: source) }
    writer.end()
    return writer.bytes
  }

  private func load(_ bytes: [UInt8], as format: TextFormat) throws -> any RecordSource {
    try RecordLoader.load(bytes: bytes, name: "x.\(format.rawValue)")
  }

  @Test(arguments: TextFormat.allCases, Array(1...10) as [UInt64])
  func `what is saved, loaded and saved again is the same to the byte`(
    format: TextFormat, seed: UInt64
  ) throws {
    var cells = Cells(random: SeededGenerator(seed: seed))
    for round in 0..<100 {
      let records = cells.records()
      let bytes = save(RecordList(records), as: format)
      let text = String(decoding: bytes, as: UTF8.self)
      let again = try load(bytes, as: format)
      #expect(again.count == records.count, "seed \(seed), round \(round): \(text)")
      let saved = String(decoding: save(again, as: format), as: UTF8.self)
      #expect(saved == text, "seed \(seed), round \(round)")
      guard !format.hasColumns else { continue }
      #expect((0..<again.count).map(again.record(at:)) == records, "seed \(seed): \(text)")
    }
  }

  @Test(arguments: Array(1...10) as [UInt64])
  func `a cell comes back as the text, the number or the nothing that it was`(seed: UInt64) throws {
    var cells = Cells(random: SeededGenerator(seed: seed))
    for _ in 0..<50 {
      let texts = (0..<4).map { _ in cells.text() }
      let records = texts.map { text in
        Record([
          .init("key", .string("k")), .init("text", .string(text)), .init("nothing", .null),
          .init("mixed", .string("x")),
        ])
      }
      let again = try load(save(RecordList(records), as: .csv), as: .csv)
      let found = (0..<again.count).map(again.record(at:))
      #expect(found.map { $0["text"]?.display } == texts, "seed \(seed)")
      #expect(found.allSatisfy { $0["nothing"] == .null }, "seed \(seed)")
    }
  }
}
