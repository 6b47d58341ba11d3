import Records
import Testing

@Suite struct RecordsWriterTests {
  private static let records = [
    Record([
      .init("id", .string("a")), .init("n", Number("1.50").map(Value.number) ?? .null),
      .init("o", .object(Record([.init("x", .array([.bool(true)]))]))),
    ]),
    Record([.init("id", .string("")), .init("more", .string("b,\"c\"\n")), .init("n", .null)]),
  ]

  private func text(
    _ format: TextFormat, _ records: [Record] = records, _ layout: JSONLayout = JSONLayout()
  ) -> String {
    var columns = RecordColumns()
    for record in records { columns.add(fieldsOf: record) }
    var writer = RecordsWriter(format, columns: columns, layout: layout)
    writer.begin()
    for record in records { writer.write(record) }
    writer.end()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func `each format has every field, and numbers as they are spelled`() {
    #expect(
      text(.json) == """
        [
          {"id":"a","n":1.50,"o":{"x":[true]}},
          {"id":"","more":"b,\\"c\\"\\n","n":null}
        ]

        """)
    #expect(
      text(.ndjson) == """
        {"id":"a","n":1.50,"o":{"x":[true]}}
        {"id":"","more":"b,\\"c\\"\\n","n":null}

        """)
    #expect(
      text(.csv) == """
        id,n,o,more
        a,1.50,"{""x"":[true]}",
        "",,,"b,""c""
        "

        """)
    #expect(text(.tsv, [Self.records[0]]) == "id\tn\to\na\t1.50\t\"{\"\"x\"\":[true]}\"\n")
  }

  @Test func `records of a source that has no JSON make a whole array`() {
    var writer = RecordsWriter(.json)
    writer.begin()
    for index in 0..<2 { writer.writeRecord(at: index, of: RecordList(Self.records)) }
    writer.end()
    #expect(String(decoding: writer.bytes, as: UTF8.self) == text(.json))
  }

  @Test func `what stands between the cells of a source stays if a reader can tell it`() {
    let record = Record([.init("a", .string("x;y")), .init("b,c", .string("1,5"))])
    let bytes = [";", "|", ",", "\t", "x"].map { (separator: Character) in
      var columns = RecordColumns()
      columns.add(fieldsOf: record)
      var writer = RecordsWriter(.csv, columns: columns, separator: separator.asciiValue)
      writer.begin()
      writer.write(record)
      return String(decoding: writer.bytes, as: UTF8.self)
    }
    let commas = "a,\"b,c\"\nx;y,\"1,5\"\n"
    #expect(
      bytes == [
        "a;\"b,c\"\n\"x;y\";1,5\n", "a|\"b,c\"\nx;y|1,5\n", commas, commas, commas,
      ])
  }

  @Test func `no records are an empty array, and no lines`() {
    #expect(TextFormat.allCases.map { text($0, []) } == ["[]\n", "", "", ""])
  }

  @Test func `null and empty text are told apart, but for a line that would be empty`() {
    let records = [Value.null, .string(""), .string("x")].map { Record([.init("a", $0)]) }
    #expect(text(.csv, records) == "a\n\"\"\n\"\"\nx\n")
    let pairs = records.map { Record($0.fields + [.init("b", .null)]) }
    #expect(text(.csv, pairs) == "a,b\n,\n\"\",\nx,\n")
  }

  @Test func `names are written so that none is mistaken for another, or for the separator`() {
    let names = ["", "a", "a", " b", "c;d", "{e", "f\tg", "\u{FEFF}h", "_i", "=j"]
    let record = Record(names.map { .init($0, .string("x")) })
    #expect(
      text(.csv, [record]).split(separator: "\n").first
        == "column 1,a,a 2,\" b\",\"c;d\",\"{e\",\"f\tg\",\"\u{FEFF}h\",_i,=j")
  }

  /// Splits a text into what the layout of an array is found from.
  private func foundLayout(of text: String) -> JSONLayout? {
    let bytes = Array(text.utf8)
    let starts = bytes.indices.filter { bytes[$0] == UInt8(ascii: "{") }
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "}") }
    guard let first = starts.first, let firstEnd = ends.first, let last = ends.last else {
      return nil
    }
    let next = starts.first { $0 > firstEnd }
    return JSONLayout(
      before: bytes[..<first], between: next.map { bytes[(firstEnd + 1)..<$0] },
      behind: bytes[(last + 1)...], first: bytes[min(first, firstEnd)...firstEnd])
  }

  @Test(arguments: [
    "[{\"a\":1,\"b\":\"x\"},{\"a\":1,\"b\":\"x\"}]",
    "[{\"a\": 1, \"b\": \"x\"}, {\"a\": 1, \"b\": \"x\"}]\n",
    "[\n  {\n    \"a\": 1,\n    \"b\": \"x\"\n  },\n  {\n    \"a\": 1,\n    \"b\": \"x\"\n  }\n]\n",
    "[\r\n\t{\r\n\t\t\"a\": 1,\r\n\t\t\"b\": \"x\"\r\n\t},\r\n\t{\r\n\t\t\"a\": 1,\r\n\t\t\"b\": \"x\"\r\n\t}\r\n]",
    "[{\n \"a\" : 1,\n \"b\" : \"x\"\n}]".replacingColons,
    "\n [\n{\"a\":1,\"b\":\"x\"}\n,\n{\"a\":1,\"b\":\"x\"}\n]",
  ])
  func `a record is laid out as those of its file are`(text: String) throws {
    let count = text.utf8.count { $0 == UInt8(ascii: "{") }
    let record = Record([
      .init("a", Number("1").map(Value.number) ?? .null), .init("b", .string("x")),
    ])
    let layout = try #require(foundLayout(of: text))
    #expect(self.text(.json, Array(repeating: record, count: count), layout) == text)
  }

  @Test
  func `a text that is more than an array has no layout to keep, and a mark at its start goes`() {
    #expect(foundLayout(of: "{\"x\": [{\"a\": 1}]}") == nil)
    #expect(foundLayout(of: "[{\"a\":1}] ") != nil)
    #expect(text(.json, [Record()], foundLayout(of: "\u{FEFF}[{}]") ?? JSONLayout()) == "[{}]")
  }
}

extension String {
  /// The text without the blanks before colons, which are not kept.
  fileprivate var replacingColons: String {
    var text = ""
    for part in split(separator: " :", omittingEmptySubsequences: false) {
      text += text.isEmpty ? "\(part)" : ":\(part)"
    }
    return text
  }
}
