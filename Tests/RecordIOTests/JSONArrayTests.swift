import RecordIO
import Records
import Testing

struct JSONArrayTests {
  private func shown(_ text: String, at path: FieldPath) -> String {
    RecordIOTests.shown(text, as: "x.json", ReadingOptions(array: path))
  }

  @Test(arguments: [
    ("{\"n\":1,\"results\":[{\"a\":1},{\"a\":2}]}", "results", "{\"a\":1}\n{\"a\":2}"),
    ("{\"results\":{\"items\":[{\"a\":1}]}}", "results.items", "{\"a\":1}"),
    ("{\"a.b\":[{\"n\":1}],\"a\":{\"b\":[{\"n\":2}]}}", "a.b", "{\"n\":1}"),
    ("{\"a\":{\"b.c\":{\"d\":[{\"n\":1}]}}}", "a.b.c.d", "{\"n\":1}"),
    ("{\"a\":[{\"n\":1}],\"a\":[{\"n\":2}]}", "a", "{\"n\":2}"),
    ("{\"\\u0061\\\"\":[{\"n\":1}]}", "a\"", "{\"n\":1}"),
    ("\u{FEFF} {\"x\":\"]}\\\\\\\"{\",\"y\":[[],{}],\"a\":[]}", "a", ""),
    ("{\"a\" : \n[ {\"x\":[{\"a\":[1]}]} ] , \"b\":-1.5e3}", "a", "{\"x\":[{\"a\":[1]}]}"),
  ])
  func `the array at a path is taken`(text: String, path: String, records: String) {
    #expect(shown(text, at: FieldPath(path)) == records)
  }

  @Test func `what is wrong in it keeps its place in the whole`() {
    #expect(
      shown("{\"é\":\"é\",\n \"ö\":\"x\", \"a\":[{},\n 7]}", at: "a")
        == "x.json: line 3, column 2 (byte 33): element 1 is a number, not an object")
    #expect(
      shown("{\"é\":\"é\", \"a\":[7]}", at: "a")
        == "x.json: line 1, column 16 (byte 17): element 0 is a number, not an object")
  }

  @Test(arguments: [
    ("{\"a\":[{}]", "line 1, column 10 (byte 9): expected , or }, but the text ends"),
    ("{\"a\":[{}],\"b\":tru}", "line 1, column 15 (byte 14): tru is not a value"),
    ("{\"a\":[{}]} x", "line 1, column 12 (byte 11): more after the end of the value"),
  ])
  func `all the rest is checked too`(text: String, fault: String) {
    #expect(shown(text, at: "a") == "x.json: \(fault)")
  }

  @Test func `a path that leads to no array is told where there is one`() {
    let text = "{\"data\":{\"items\":[{}]},\"n\":1}"
    let hint = "\nhint: \"data.items\" in it is an array of objects: --at data.items takes that"
    #expect(shown(text, at: "items") == "x.json: has nothing at \"items\"" + hint)
    #expect(shown(text, at: "n") == "x.json: has no array at \"n\"" + hint)
    #expect(shown(text, at: "n.x") == "x.json: has nothing at \"n.x\"" + hint)
    #expect(shown("{\"n\":1}", at: "a") == "x.json: has nothing at \"a\"")
    #expect(
      shown("[{}]", at: "a")
        == "x.json: is an array itself, so nothing in it is at \"a\"\nhint: leave --at out")
    #expect(
      shown("7", at: "a") == """
        x.json: is a number, not an array of objects
        hint: expected an array of objects, [{"name": …}, …]
        """)
  }

  @Test func `many members and deep objects are no trouble`() throws {
    let members = (0..<20_000).map { "\"m\($0)\":{\"x\":[]}" }.joined(separator: ",")
    #expect(shown("{\(members),\"a\":[{}]}", at: "a") == "{}")
    let deep =
      String(repeating: "{\"a\":", count: 900) + "[{}]" + String(repeating: "}", count: 900)
    let path = Array(repeating: "a", count: 900).joined(separator: ".")
    #expect(shown(deep, at: FieldPath(path)) == "{}")
  }

  @Test func `an array that was taken out of an object has no layout of its own to keep`() throws {
    let source = try RecordLoader.load(
      bytes: Array(#"{"n": 1, "a": [{"x": 1}]}"#.utf8), name: "x.json",
      options: ReadingOptions(array: "a"))
    #expect(source.jsonLayout == nil)
  }
}
