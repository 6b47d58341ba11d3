import RecordIO
import Testing

/// What must be taken, must be refused and may be either by the grammar of JSON, each as a field's value.
struct JSONSuiteTests {
  private func isTaken(_ value: [UInt8]) -> Bool {
    fault(bytes: Array("[{\"v\": ".utf8) + value + Array("}]".utf8)) == nil
  }

  @Test(arguments: [
    "[]", "[ ]", "{}", "[[]   ]", "[null, 1, \"1\", {}]", "[1\n]", " [1]", "[1,null,null,2]", "0",
    "-0", "-1",
    "0e1", "0e+1", "1E-2", "1e+2", "123.456e78", "-0.0000001", "20e1",
    "123456789012345678901234567890",
    "1e400", "-1e-400", "true", "false", "null", "\"\"", "\" \"", "\"\\u0060\\u012a\\u12AB\"",
    "\"\\uD801\\udc37\"", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\u0000\"", "\"\\uFFFF\"",
    "\"\u{7F}\"",
    "\"\u{2028}\u{2029}\"", "\"\u{FEFF}\"", "\"💡\"", "{\"a\":\"b\",\"a\":\"c\"}", "{\"\":0}",
    "{\"a\\u0000b\": 1}", "\t[\r\n]\t",
  ])
  func `what is JSON is taken`(text: String) {
    #expect(isTaken(Array(text.utf8)))
  }

  @Test(arguments: [
    "", " ", "[1 true]", "[\"\": 1]", "[,1]", "[1,,2]", "[1,]", "[1,,]", "[", "]", "[1", "[1]]",
    "[[]",
    "[\"x\"", "{\"a\":1", "{\"a\"}", "{\"a\":}", "{:1}", "{1:1}", "{a:1}", "{'a':1}", "{\"a\":1,}",
    "{\"a\":1,,\"b\":2}", "{\"a\" 1}", "{,}", "{\"a\":1 \"b\":2}", "{[]:1}", "tru", "True", "TRUE",
    "nul",
    "nan", "NaN", "Infinity", "-Infinity", "undefined", "+1", "+", "-", "--1", "- 1", "-01", "-a",
    "01",
    "012", "1.", "1.e1", ".1", "-.1", "1e", "1e+", "1eE2", "1.2.3", "1 000", "0x1F", "1_000", "1+2",
    "١",
    "1a", "0e", "0.e1", "0E+", "\"", "\"\\", "\"\\\"", "'x'", "x", "\"\\x00\"", "\"\\a\"",
    "\"\\u\"",
    "\"\\u12\"", "\"\\u00G0\"", "\"\\U0041\"", "\"\n\"", "\"\t\"", "\"\\uD800\\u\"",
    "\"\\ud800\\u1\"",
    "\"\\\u{E9}\"", "\\n", "*", "<.>", "[1],", "1]", "{}}", "\u{FEFF}1", "\u{2060}1", "\u{A0}1",
    "1\u{0C}",
    "/**/1", "1//", "1#", "[\"a\"\u{0B}]", "2@", "\"a\":1", "\u{1A}",
  ])
  func `what is none is refused`(text: String) {
    #expect(!isTaken(Array(text.utf8)))
  }

  @Test func `bytes that are not UTF-8 are refused, and NUL bytes`() {
    for bytes in [
      [0x22, 0xFF, 0x22], [0x22, 0xC0, 0xAF, 0x22], [0x22, 0xE9, 0x22], [0xE5], [0x31, 0xE5],
    ] {
      #expect(!isTaken(bytes.map { UInt8($0) }))
    }
    for text in ["\0", "\"a\0a\"", "[\0]", "1\0"] { #expect(!isTaken(Array(text.utf8))) }
  }

  @Test func `what may be either ends in one of the two`() {
    for text in [
      "\"\\uD800\"", "\"\\uDFAA\"", "\"\\uD888\\u1234\"", "\"\\uDd1e\\uD834\"",
      "\"\\uD800\\uD800\\n\"",
      "{\"\\uDFAA\":0}", "123123e100000", "-1e+9999", "0.4e00669999999999999999999999999999999999",
      "\"\\uFFFE\\uFDD0\"",
    ] {
      _ = isTaken(Array(text.utf8))
    }
    #expect(isTaken(nested(500)))
    #expect(!isTaken(nested(100_000)))
    #expect(!isTaken(Array(String(repeating: "[{\"\":", count: 50_000).utf8)))
  }

  private func nested(_ depth: Int) -> [UInt8] {
    Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
  }
}
