import RecordIO
import Records
import Testing

/// A field that is found without decoding its record is the one that decoding finds.
struct JSONMemberTests {
  private static let paths: [FieldPath] = [
    "", "a", "name", "a.b", "a.name", "name.a.b", "a.a.a", ".", "a.", ".a", "é", "💡", "\"", "\\",
    "\n\t\0", "Lily Potter", "\u{7F}", "]}", "/", "e\u{301}", "K", "none",
  ]

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `a field of a random record is the decoded record's`(seed: UInt64) throws {
    var random = RandomRecords(seed: seed)
    for isPretty in [false, true] {
      var writer = JSONWriter(isPretty: isPretty)
      writer.beginArray()
      // The same shapes come again, as they do in real data.
      let shapes = (0..<60).map { _ in random.record(depth: 4) }
      for index in 0..<300 { writer.write(shapes[index / 3 % shapes.count]) }
      writer.endArray()
      let source = try RecordLoader.load(bytes: writer.bytes, name: "x.json")
      for index in 0..<source.count {
        let record = source.record(at: index)
        for path in Self.paths {
          let found = source.value(path, at: index)
          #expect(found?.json == record[path]?.json, "seed \(seed), \(index), \(path)")
        }
      }
      for path in Self.paths {
        let records = (0..<source.count).map { source.record(at: $0) }
        var texts: [String] = []
        unsafe source.fieldReader(path).withTexts(ofRecordsAt: 0..<source.count) {
          index, kind, text in
          #expect(index == texts.count)
          #expect(kind == records[index][path]?.kind ?? .missing, "seed \(seed), \(path)")
          unsafe texts.append(String(decoding: text, as: UTF8.self))
        }
        #expect(texts == records.map { $0[path]?.display ?? "" }, "seed \(seed), \(path)")
        #expect(source.contains(path) == records.contains { $0[path] != nil }, "\(seed), \(path)")
      }
    }
  }

  @Test(
    arguments: [
      (#"{"a":1,"b":2,"a":3}"#, "a"), (#"{"a":1,"\u0061":2}"#, "a"), (#"{"\u0061":1}"#, "a"),
      (#"{"a":{"b":1},"a.b":2}"#, "a.b"), (#"{"a":{"b.c":1},"a.b":{"c":2}}"#, "a.b.c"),
      ("{\"e\u{301}\":1}", "\u{E9}"), ("{\"\u{E9}\":1}", "e\u{301}"), ("{\"\u{212A}\":1}", "K"),
      (#"{"a":1}"#, "a\":1"), (#"{"a":1,"b":2}"#, "a\":1,\"b"), (#"{"a\"b":1}"#, "a\"b"),
      (#"{"a\\b":1}"#, "a\\b"), (#"{"a\b":1}"#, "a\\b"), (#"{ "a" : [ 1 ] , "b" : {} }"#, "b"),
      (#"{"a":"\"a\":2"}"#, "a"), (#"{"":1}"#, ""), (#"{"дом":1,"имя":2}"#, "имя"),
    ] as [(String, FieldPath)])
  func `names that mean the same are found, and the last of them`(
    text: String, path: FieldPath
  ) throws {
    // The second and third record have the first one's shape, the last one has its own.
    let source = try load("[\(text),\(text),\(text),{\"z\":0}]")
    for index in 0..<4 {
      let value = source.record(at: index)[path]
      #expect(source.value(path, at: index) == value, "\(index)")
      #expect(source.fieldReader(path).text(at: index) == value?.display ?? "", "\(index)")
    }
  }

  @Test func `records of many shapes and of many names are read like others`() throws {
    let names = (0..<400).map { "field\($0)" }
    let wide = names.map { "\"\($0)\":\"\($0)\"" }.joined(separator: ",")
    let shapes = (0..<100).map { "{\"own\($0)\":\($0),\"name\":\"n\($0)\"}" }
    let source = try load("[{\(wide)},{\(wide)}," + (shapes + shapes).joined(separator: ",") + "]")
    #expect(source.value("field399", at: 1) == .string("field399"))
    for index in 0..<200 {
      #expect(source.value("name", at: index + 2) == .string("n\(index % 100)"))
      #expect(
        source.value(FieldPath("own\(index % 100)"), at: index + 2)?.display == "\(index % 100)")
      #expect(source.value("own100", at: index + 2) == nil)
    }
  }

  @Test func `a value of any kind is found as it is spelled`() throws {
    let source = try load(
      #"[{"a":null,"b":true,"c":false,"d":-1.50e400,"e":"x\ny","f":[1],"g":{"h":{}}}]"#)
    #expect(source.value("a", at: 0) == .null)
    #expect(source.value("b", at: 0) == .bool(true))
    #expect(source.value("c", at: 0) == .bool(false))
    #expect(source.value("d", at: 0)?.display == "-1.50e400")
    #expect(source.value("e", at: 0) == .string("x\ny"))
    #expect(source.value("f", at: 0)?.json == "[1]")
    #expect(source.value("g.h", at: 0)?.json == "{}")
    #expect(source.value("g.h.i", at: 0) == nil)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `the scalar fields of a random record are the decoded record's`(seed: UInt64) throws {
    var random = RandomRecords(seed: seed)
    var writer = JSONWriter(isPretty: seed % 2 == 0)
    writer.beginArray()
    for _ in 0..<200 { writer.write(random.record(depth: 3)) }
    writer.endArray()
    let source = try RecordLoader.load(bytes: writer.bytes, name: "x.json")
    for index in 0..<source.count {
      let wanted = source.record(at: index).fields
        .map { ScalarField(name: $0.name, kind: $0.value.kind) }.filter { $0.kind != .nested }
      #expect(source.scalarFields(ofRecordAt: index) == wanted, "seed \(seed), \(index)")
    }
  }
}
