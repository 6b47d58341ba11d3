import TerminalSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct LineEditorTests {
  @Test func `a mistake in a line is mended before Enter hands the line over`() throws {
    let terminal = try startEcho()
    try terminal.send("mvoe 1")
    try terminal.wait(forRows: ["> mvoe 1"])
    try terminal.send(Press.home + Press.right + Press.delete + Press.right + "v")
    try terminal.wait(forRows: ["> move 1"])
    try terminal.send(Press.end + "23" + Press.backspace + Press.enter)
    try terminal.wait(forRows: ["> move 12", "got: \"move 12\"", ">"])
  }

  @Test func `the letters of emacs move and delete`() throws {
    let terminal = try startEcho()
    try terminal.send("abc def")
    try terminal.send(Press.control("A") + Press.control("F") + Press.control("D"))
    try terminal.wait(forRows: ["> ac def"])
    try terminal.send(Press.control("E") + Press.control("B") + "x" + Press.control("W") + "y")
    try terminal.wait(forRows: ["> ac yf"])
    try terminal.send(Press.control("A") + Press.control("K") + "z" + Press.enter)
    try terminal.wait(forRows: ["> z", "got: \"z\"", ">"])
  }

  @Test func `Up recalls a line and Down brings back what was being typed`() throws {
    let terminal = try startEcho()
    try terminal.send("first\rsecond\rsecond\r")
    try terminal.wait(for: "three answers and a prompt") { $0.text.count == 7 && $0.column == 2 }
    try terminal.send("half")
    try terminal.wait(forLastRow: "> half")
    try terminal.send(Press.up)
    try terminal.wait(forLastRow: "> second")
    try terminal.send(Press.up)
    try terminal.wait(forLastRow: "> first")
    try terminal.send(Press.up + Press.down + Press.down)
    try terminal.wait(forLastRow: "> half")
    try terminal.send(Press.up + Press.enter)
    try terminal.wait(for: "the recalled line's answer") {
      $0.text.suffix(3) == ["> second", "got: \"second\"", ">"]
    }
  }

  @Test func `a text runs on until it is whole and is recalled as one`() throws {
    let terminal = try startEcho()
    try terminal.send("a {\rb\r}")
    try terminal.wait(forRows: ["> a {", "b", "}"])
    try terminal.send(Press.enter)
    try terminal.wait(forRows: ["> a {", "b", "}", "got: \"a {\\nb\\n}\"", ">"])
    try terminal.send(Press.up)
    try terminal.wait(for: "the whole text again") { $0.text.suffix(3) == ["> a {", "b", "}"] }
    // Up moves inside it; only above its first line the history begins.
    try terminal.send(Press.up + "c" + Press.up + Press.end + "!" + Press.enter)
    try terminal.wait(forLastRow: ">")
    #expect(terminal.screen.text.suffix(2) == ["got: \"a {!\\nbc\\n}\"", ">"])
  }

  @Test func `a quoted newline and tab are text`() throws {
    let terminal = try startEcho()
    try terminal.send("a" + Press.control("V") + "\r" + "b" + Press.control("V") + "\tc\r")
    try terminal.wait(forRows: ["> a", "b       c", "got: \"a\\nb\\tc\"", ">"])
  }

  @Test func `a long line wraps and is edited across its rows`() throws {
    let terminal = try startEcho(columns: 10, rows: 8)
    try terminal.send("0123456789abcdefg")
    try terminal.wait(forRows: ["> 01234567", "89abcdefg"])
    try terminal.send(Press.home + "XY")
    try terminal.wait(forRows: ["> XY012345", "6789abcdef", "g"])
    try terminal.send(Press.delete + Press.delete + Press.enter)
    try terminal.wait(for: "the answer") { $0.lastRow == ">" && $0.column == 2 }
    #expect(
      terminal.screen.text == [
        "> XY234567", "89abcdefg", "got: \"XY23", "456789abcd", "efg\"", ">",
      ]
    )
  }

  @Test func `a paste of two lines waits for Enter with its tabs`() throws {
    let terminal = try startEcho()
    try terminal.paste("one\r\ntwo\tx\u{7}\rthree")
    try terminal.wait(forRows: ["> one", "two     x", "three"])
    try terminal.send("!\r")
    try terminal.wait(
      forRows: ["> one", "two     x", "three!", "got: \"one\\ntwo\\tx\\nthree!\"", ">"]
    )
  }

  @Test func `a paste larger than the terminal's buffers loses nothing`() throws {
    let terminal = try startEcho(columns: 200, rows: 60)
    let lines = (0..<1_500).map { "line-\($0)" }
    try terminal.paste(lines.joined(separator: "\r"))
    try terminal.send(Press.enter)
    try terminal.wait(for: "the answer") {
      $0.lastRow == ">" && $0.wholeText.contains { $0.hasPrefix("got: ") }
    }
    let answer = "got: \"\(lines.joined(separator: "\\n"))\">"
    let isWhole = terminal.screen.wholeText.joined().hasSuffix(answer)
    #expect(isWhole)
  }

  @Test func `no sequence is left that the screen does not know`() throws {
    let terminal = try startEcho()
    try terminal.send(
      "abc" + Press.left + Press.left + "def" + Press.control("L") + "\u{1B}[99~ \r")
    try terminal.wait(for: "the answer") { $0.text == ["> adef bc", "got: \"adef bc\"", ">"] }
    #expect(terminal.screen.unknownSequences == [])
  }
}
