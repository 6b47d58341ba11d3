import CommandKit
import Testing

struct DiagnosticTests {
  private let source = SourceText(name: "tour.hpsh", "ls\n\tmove 2:20 -> 2:0 \u{1B}[31m\r\nend")

  @Test func `an error is shown with its place, line, caret, notes and hint`() {
    let error = Diagnostic(
      .ambiguousRow, "\"Lily Potter\" is two rows", at: SourceRange(9, 13),
      hint: "select @id", notes: ["0:4  @a1", "0:9  @b2"], source: source)
    #expect(
      error.rendered == """
        tour.hpsh:2:7: error: "Lily Potter" is two rows [ambiguous-row]
           move 2:20 -> 2:0 \\u{1B}[31m
                ^~~~
          0:4  @a1
          0:9  @b2
          hint: select @id
        """)
    #expect(error.summary == "error: \"Lily Potter\" is two rows [ambiguous-row]")
  }

  @Test func `what is not known is left out`() {
    let error = Diagnostic(.io, "no\nfile \u{7}", hint: "a\tb")
    #expect(error.rendered == "error: no\\nfile \\u{7} [io]\n  hint: a\\tb")
    #expect(error.with(source: source).rendered.hasPrefix("tour.hpsh: error: no"))
    #expect(error.with(range: SourceRange(0, 2)).rendered == error.rendered)
  }

  @Test func `what is known already is kept`() {
    let error = Diagnostic(.io, "x", at: SourceRange(0, 1), hint: "h", source: source)
    let other = SourceText(name: "other", "")
    #expect(error.with(range: SourceRange(4, 5)).with(source: other).with(hint: "i") == error)
  }

  @Test func `a caret stands under what is wide, at the end, and in the first of several lines`() {
    func lines(_ text: String, _ lower: Int, _ upper: Int) -> String {
      let source = SourceText(name: "t", text)
      let error = Diagnostic(.usage, "x", at: SourceRange(lower, upper), source: source)
      return error.rendered.split(separator: "\n").dropFirst().joined(separator: "\n")
    }
    #expect(lines("日本 日本語 x", 7, 16) == "  日本 日本語 x\n       ^~~~~~")
    #expect(lines("ls", 2, 2) == "  ls\n    ^")
    #expect(lines("a 'b\nc' d", 2, 7) == "  a 'b\n    ^~")
    #expect(lines("", 0, 0) == "  \n  ^")
    #expect(lines("a", 90, 99) == "  a\n   ^")
  }

  @Test func `a long line is cut around the caret`() {
    let text = String(repeating: "a", count: 3_000) + "日b" + String(repeating: "c", count: 3_000)
    let source = SourceText(name: "t", text)
    let error = Diagnostic(.usage, "x", at: SourceRange(3_000, 3_004), source: source)
    let before = String(repeating: "a", count: 59)
    #expect(
      error.rendered == """
        t:1:3001: error: x [usage]
          …\(before)日b\(String(repeating: "c", count: 36))…
          \(String(repeating: " ", count: 60))^~~
        """)
  }
}
