import RecordIO
import Records
import Testing

struct JSONRandomTests {
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `records written and read again are the same`(seed: UInt64) throws {
    var random = RandomRecords(seed: seed)
    let records = (0..<80).map { _ in random.record(depth: 4) }
    for isPretty in [false, true] {
      var writer = JSONWriter(isPretty: isPretty)
      writer.beginArray()
      for record in records { writer.write(record) }
      writer.endArray()
      let source = try RecordLoader.load(bytes: writer.bytes, name: "x.json")
      #expect(source.count == records.count)
      for index in 0..<source.count {
        let read = source.record(at: index)
        #expect(read == records[index], "record \(index)")
        #expect(Value.object(read).json == Value.object(records[index]).json, "record \(index)")
      }
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `a changed text is refused or read, and what is read can be written and read`(
    seed: UInt64
  ) throws {
    var random = RandomRecords(seed: seed)
    var loaded = 0
    for round in 0..<1_500 {
      var writer = JSONWriter(isPretty: round % 2 == 0)
      writer.beginArray()
      for _ in 0..<3 { writer.write(random.record(depth: 2)) }
      writer.endArray()
      let bytes = random.mutated(writer.bytes)
      guard let source = try? RecordLoader.load(bytes: bytes, name: "x.json") else { continue }
      loaded += 1
      for index in 0..<source.count {
        let text = Value.object(source.record(at: index)).json
        let again = try load("[\(text)]")
        #expect(Value.object(again.record(at: 0)).json == text, "\(bytes)")
      }
    }
    #expect(loaded > 50, "too few changed texts were read to show anything")
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `a fault stands inside its text`(seed: UInt64) throws {
    var random = RandomRecords(seed: seed)
    for _ in 0..<1_500 {
      let value = Value.array([.object(random.record(depth: 2))])
      let bytes = random.mutated(Array(value.json.utf8))
      guard let place = fault(bytes: bytes)?.place else { continue }
      #expect((0...bytes.count).contains(place.offset), "\(bytes)")
      #expect(place.line >= 1 && place.column >= 1 && place.column <= bytes.count + 1, "\(bytes)")
    }
  }
}
