import RecordIO
import Records
import Testing

struct NDJSONTests {
  @Test(arguments: [
    "{\"a\":1.50}\n{\"b\":[{}]}\n", "\u{FEFF}{\"a\":1.50}\n{\"b\":[{}]}",
    "\n {\"a\":1.50} \r\n\r\n\t\n{\"b\":[{}]}\r\n\n",
  ])
  func `each line is a record, blank ones are none`(text: String) {
    #expect(shown(text, as: "x.ndjson") == "{\"a\":1.50}\n{\"b\":[{}]}")
  }

  @Test(arguments: [
    ("{\"a\":1}\n{\"é\":tru}\n", "line 2, column 6 (byte 14): tru is not a value"),
    ("{\"a\":1}\n  [{}]\n", "line 2, column 3 (byte 10): expected an object"),
    ("{\"a\":1}\n\"x\"\n", "line 2, column 1 (byte 8): expected an object"),
    ("{\"a\":1\n{\"a\":2}", "line 1, column 7 (byte 6): expected , or }, but the line ends"),
    ("{\"a\":1}\n{\"a\":2", "line 2, column 7 (byte 14): expected , or }, but the text ends"),
    ("{\"a\":1} {\"a\":2}", "line 1, column 9 (byte 8): more after the end of the value"),
    ("{\"a\":1},\n{\"a\":2}", "line 1, column 8 (byte 7): more after the end of the value"),
    ("{\"a\":1}\n\0\n", "line 2, column 1 (byte 8): expected an object"),
    ("{\"a\":\"x\ny\"}\n", "line 1, column 8 (byte 7): expected \", but the line ends"),
  ])
  func `a line that is none is told by its place`(text: String, fault: String) {
    let shown = shown(text, as: "x.ndjson").split(separator: "\n").first ?? ""
    #expect(shown == "x.ndjson: \(fault)")
  }

  @Test func `a line too deep is a limit`() {
    let text = "{}\n{\"a\":" + String(repeating: "[", count: 2_000)
    #expect(
      shown(text, as: "x.ndjson")
        == "x.ndjson: line 2, column 1005 (byte 1007): more than 1000 levels deep")
  }

  @Test func `nothing is no records`() {
    for text in ["", "\n \n", "\u{FEFF}"] {
      #expect(
        shown(text, as: "x.ndjson") == "x.ndjson: is empty\nhint: expected an object on each line")
    }
  }
}
