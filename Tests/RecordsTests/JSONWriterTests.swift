import Records
import Testing

struct JSONWriterTests {
  private func sample(isPretty: Bool) -> String {
    var writer = JSONWriter(isPretty: isPretty)
    writer.beginObject()
    writer.key("hpsh")
    writer.write(1)
    writer.key("tables")
    writer.beginArray()
    writer.beginObject()
    writer.key("name")
    writer.write("main")
    writer.key("selection")
    writer.beginArray()
    writer.endArray()
    writer.key("card")
    writer.beginObject()
    writer.endObject()
    writer.endObject()
    writer.write(812.0)
    writer.write(612.5)
    writer.write(Double.nan)
    writer.write(true)
    writer.writeNull()
    writer.endArray()
    writer.endObject()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func `compact JSON has no blanks`() {
    #expect(
      sample(isPretty: false)
        == #"{"hpsh":1,"tables":[{"name":"main","selection":[],"card":{}},812,612.5,null,true,null]}"#
    )
  }

  @Test func `pretty JSON is indented by two spaces, keys in the order given`() {
    #expect(
      sample(isPretty: true) == """
        {
          "hpsh": 1,
          "tables": [
            {
              "name": "main",
              "selection": [],
              "card": {}
            },
            812,
            612.5,
            null,
            true,
            null
          ]
        }
        """)
  }

  @Test func `control characters, quotes and backslashes are escaped, all else is kept`() {
    let text = "\u{0}\u{1}\u{8}\t\n\u{B}\u{C}\r\u{1F} \"\\/\u{7F}\u{80}é\u{2028}💡"
    #expect(
      Value.string(text).json
        == "\"\\u0000\\u0001\\b\\t\\n\\u000b\\f\\r\\u001f \\\"\\\\/\\u007f\u{80}é\u{2028}💡\"")
  }

  @Test func `repeated names are written as often as they stand`() {
    let record = Record([.init("a", .null), .init("a\n", .bool(true)), .init("a", .null)])
    #expect(Value.object(record).json == #"{"a":null,"a\n":true,"a":null}"#)
  }
}
