import RecordIO
import Records
import Testing

/// The text of a field that is appended by its bytes is the one that decoding shows.
struct FieldTextsTests {
  private static let paths: [FieldPath] = [
    "", "a", "name", "a.b", "a.name", "é", "\"", "\\", "\n\t\0", "Lily Potter", "e\u{301}", "none",
  ]

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `texts of random records are those of the decoded values`(seed: UInt64) throws {
    var random = RandomRecords(seed: seed)
    for isPretty in [false, true] {
      var writer = JSONWriter(isPretty: isPretty)
      writer.beginArray()
      let shapes = (0..<60).map { _ in random.record(depth: 4) }
      for index in 0..<300 { writer.write(shapes[index / 3 % shapes.count]) }
      writer.endArray()
      let source = try RecordLoader.load(bytes: writer.bytes, name: "x.json")
      for path in Self.paths {
        let texts = source.texts(of: path)
        for index in 0..<source.count {
          var (got, wanted): ([UInt8], [UInt8]) = ([1], [1])
          let kind = texts(index, &got)
          let wantedKind = source.value(path, at: index).append(to: &wanted)
          #expect(kind == wantedKind, "seed \(seed), \(index), \(path)")
          #expect(got == wanted, "seed \(seed), \(index), \(path)")
        }
      }
    }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `a record written by its bytes is the one written from its values`(seed: UInt64) {
    var random = RandomRecords(seed: seed)
    for _ in 0..<300 {
      let record = random.record(depth: 4)
      for isSpacious in [false, true] {
        var spelled = JSONWriter(isPretty: isSpacious)
        spelled.write(record)
        for isPretty in [false, true] {
          var writer = JSONWriter(isPretty: isPretty)
          var plain = writer
          for text in [true, false] {
            writer.beginArray()
            plain.beginArray()
            if text, !writer.write(checked: spelled.bytes) { writer.write(record) }
            if text { plain.write(record) }
          }
          writer.endArray()
          plain.endArray()
          #expect(writer.bytes == plain.bytes, "seed \(seed), \(record)")
        }
      }
    }
  }
}
