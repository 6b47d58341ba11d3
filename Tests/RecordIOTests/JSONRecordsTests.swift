import RecordIO
import Records
import Testing

struct JSONRecordsTests {
  /// The records of a text, each as compact JSON.
  private func records(_ text: String) throws -> [String] {
    let source = try load(text)
    return (0..<source.count).map { Value.object(source.record(at: $0)).json }
  }

  @Test func `an array of objects is records in their order`() throws {
    let text = " [ {\"a\" : 1} ,\r\n\t{ } , {\"b\":[ ],\"c\":{\"d\":[{}]}} ] \n"
    #expect(try records(text) == [#"{"a":1}"#, "{}", #"{"b":[],"c":{"d":[{}]}}"#])
    #expect(try records("[]").isEmpty)
  }

  @Test(arguments: [
    "1.50", "18446744073709551616", "1e400", "-1e-400", "-0", "0.0", "1E+2", "1e99999999999",
    String(repeating: "9", count: 400), "0." + String(repeating: "1", count: 4_000),
  ])
  func `a number keeps its spelling`(spelling: String) throws {
    #expect(try records("[{\"n\":\(spelling)}]") == ["{\"n\":\(spelling)}"])
    #expect(try records("[{\"n\":[\(spelling) , \(spelling)]}]").count == 1)
  }

  @Test(arguments: [
    (#"\"\\\/\b\f\n\r\t"#, "\"\\/\u{8}\u{C}\n\r\t"), (#"\u0041\u00e9\u20AC"#, "Aé€"),
    (#"\ud83d\uDCA1"#, "💡"), (#"\u0000"#, "\0"), ("\u{7F}é€💡\u{10FFFF}", "\u{7F}é€💡\u{10FFFF}"),
    (#"\uDBFF\uDFFF"#, "\u{10FFFF}"),
  ])
  func `escapes and other scripts become the text they mean`(spelled: String, text: String) throws {
    let record = try load("[{\"\(spelled)\":\"\(spelled)\"}]").record(at: 0)
    #expect(record.fields == [Record.Field(text, .string(text))])
  }

  @Test func `repeated names are all kept and the last is found`() throws {
    let record = try load(#"[{"a":1,"b":2,"a":3}]"#).record(at: 0)
    #expect(record.fields.map(\.name) == ["a", "b", "a"])
    #expect(record["a"]?.display == "3")
  }

  @Test func `a byte-order mark at the start is none of the text`() throws {
    #expect(try records("\u{FEFF}[{\"a\":\"\u{FEFF}\"}]") == ["{\"a\":\"\u{FEFF}\"}"])
  }

  @Test func `a thousand levels are read and one more is not`() throws {
    func nested(_ levels: Int) -> String {
      // The outer array and the record are two of them.
      let inside = levels - 2
      return "[{\"a\":" + String(repeating: "[", count: inside)
        + String(repeating: "]", count: inside) + "}]"
    }
    #expect(try records(nested(1_000)).count == 1)
    #expect(
      shownFault(nested(1_001))
        == "x.json: line 1, column 1005 (byte 1004): more than 1000 levels deep")
    #expect(fault(bytes: Array(nested(1_001).utf8))?.kind == .limit)
  }

  @Test(arguments: ["[", "{\"a\":", "[[{\"a\":[", "[{\"a\":{\"b\":"])
  func `hostile depth is refused without recursion`(opener: String) {
    let text = String(repeating: opener, count: 300_000)
    #expect(shownFault(text) != nil)
  }
}
