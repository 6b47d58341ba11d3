import RecordIO
import Testing

struct JSONFaultTests {
  /// A text that is refused and what is said of it, after the source's name.
  struct Refusal: CustomTestStringConvertible {
    let text: String
    let shown: String
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ shown: String) {
      self.text = text
      self.shown = shown
    }
  }

  @Test(arguments: [
    Refusal("[{\"a\":1 \"b\":2}]", "line 1, column 9 (byte 8): expected , or }"),
    Refusal("[{\"a\":1} {}]", "line 1, column 10 (byte 9): expected , or ]"),
    Refusal("[{\"a\":1},]", "line 1, column 10 (byte 9): expected a value"),
    Refusal("[{\"a\":1,}]", "line 1, column 9 (byte 8): expected a name in quotes"),
    Refusal("[{a:1}]", "line 1, column 3 (byte 2): expected a name in quotes"),
    Refusal("[{\"a\" 1}]", "line 1, column 7 (byte 6): expected :"),
    Refusal("[{\"a\":tru}]", "line 1, column 7 (byte 6): tru is not a value"),
    Refusal("[{\"a\":nul", "line 1, column 10 (byte 9): expected a value, but the text ends"),
    Refusal("[{\"a\":NaN}]", "line 1, column 7 (byte 6): NaN is not a value"),
    Refusal("[{\"a\":-}]", "line 1, column 7 (byte 6): - is not a value"),
    Refusal("[{\"a\":+1}]", "line 1, column 7 (byte 6): +1 is not a value"),
    Refusal("[{\"a\":.5}]", "line 1, column 7 (byte 6): .5 is not a value"),
    Refusal("[{\"a\":'x'}]", "line 1, column 7 (byte 6): expected a value"),
    Refusal("[{\"a\":01}]", "line 1, column 8 (byte 7): expected , or }"),
    Refusal("[{\"a\":1.}]", "line 1, column 9 (byte 8): expected a digit after the point"),
    Refusal("[{\"a\":1e+}]", "line 1, column 10 (byte 9): expected a digit in the exponent"),
    Refusal("[{\"a\":\"\\x\"}]", "line 1, column 8 (byte 7): no such escape"),
    Refusal(
      "[{\"a\":\"\\u12g4\"}]",
      "line 1, column 8 (byte 7): expected four hexadecimal digits after \\u"),
    Refusal("[{\"a\":\"\\ud83d\"}]", "line 1, column 8 (byte 7): half a surrogate pair"),
    Refusal("[{\"a\":\"\\ud83d\\u0041\"}]", "line 1, column 8 (byte 7): half a surrogate pair"),
    Refusal("[{\"a\":\"é\\uDCA1\"}]", "line 1, column 9 (byte 9): half a surrogate pair"),
    Refusal(
      "[{\"a\":\"x\ny\"}]",
      "line 1, column 9 (byte 8): a control character in a string, which must be escaped"),
    Refusal("[{\"a\":\"x", "line 1, column 9 (byte 8): expected \", but the text ends"),
    Refusal("[{\"a\":1}", "line 1, column 9 (byte 8): expected , or ], but the text ends"),
    Refusal("[{\"a\"", "line 1, column 6 (byte 5): expected :, but the text ends"),
    Refusal("[{}] []", "line 1, column 6 (byte 5): more after the end of the value"),
    Refusal("[{}]}", "line 1, column 5 (byte 4): more after the end of the value"),
    Refusal("}", "line 1, column 1 (byte 0): expected a value"),
    Refusal("/* a */ []", "line 1, column 1 (byte 0): expected a value"),
    Refusal(
      "name,house\n",
      "line 1, column 1 (byte 0): name is not a value\nhint: expected an array of objects, [{\"name\": …}, …]"
    ),
  ])
  func `what is no JSON is told by its place`(refusal: Refusal) {
    #expect(shownFault(refusal.text) == "x.json: " + refusal.shown)
    #expect(fault(bytes: Array(refusal.text.utf8))?.kind == .badData)
  }

  @Test func `lines and columns count as people do`() {
    #expect(
      shownFault("\u{FEFF}[\r\n  {\"Zoë 💡\": \"ok\"},\r\n  {\"é\": \"💡\" 1}]")
        == "x.json: line 3, column 13 (byte 46): expected , or }")
    #expect(
      shownFault("\u{FEFF}x")?.hasPrefix("x.json: line 1, column 1 (byte 3): x is not a value\n")
        == true)
  }

  @Test(arguments: [0, 1, 5, 7, 9, 13, 14])
  func `a NUL byte ends nothing`(offset: Int) {
    var bytes = Array("[{\"a\":\"x\",\"b\":1}] ".utf8)
    bytes.insert(0, at: offset)
    #expect(
      fault(bytes: bytes)?.description
        == "x.json: line 1, column \(offset + 1) (byte \(offset)): a NUL byte")
  }

  @Test func `a NUL byte after the array is no end either`() {
    #expect(shownFault("[{}]\0") == "x.json: line 1, column 5 (byte 4): a NUL byte")
    #expect(shownFault("[{}] \0 []") == "x.json: line 1, column 6 (byte 5): a NUL byte")
  }

  @Test(
    arguments: [
      [0xFF], [0x80], [0xC0, 0x80], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80],
      [0xF8, 0x88, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func `bytes that are not UTF-8 are refused in any string`(bad: [UInt8]) {
    let inKey = Array("[{\"".utf8) + bad + Array("\":1}]".utf8)
    #expect(fault(bytes: inKey)?.description == "x.json: line 1, column 4 (byte 3): not UTF-8")
    let inValue = Array("[{\"é\":[\"".utf8) + bad + Array("\"]}]".utf8)
    #expect(fault(bytes: inValue)?.description == "x.json: line 1, column 9 (byte 9): not UTF-8")
  }

  @Test func `another encoding is called by its name`() {
    #expect(
      fault(bytes: [0xFF, 0xFE, 0x5B, 0, 0x5D, 0])?.description
        == "x.json: is UTF-16, expected UTF-8")
  }
}
