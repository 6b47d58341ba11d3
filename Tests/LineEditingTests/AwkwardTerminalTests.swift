import TerminalSupport
import Testing

/// Terminals that are narrow, change their size, or are fed a lot.
@Suite(.timeLimit(.minutes(10))) struct AwkwardTerminalTests {
  @Test func `five columns are enough to edit, search and go on`() throws {
    let terminal = try startEcho(columns: 5)
    try terminal.send("abcdefg")
    try terminal.wait(forRows: ["> abc", "defg"])
    try terminal.send(Press.home + "日" + Press.end + "!")
    try terminal.wait(forRows: ["> 日a", "bcdef", "g!"])
    try terminal.send(Press.control("U") + "ok\r")
    try terminal.wait(for: "the answer") { $0.text.suffix(4) == ["> ok", "got:", "\"ok\"", ">"] }
    try terminal.send(Press.control("R") + "o" + Press.enter)
    try terminal.wait(for: "the answer") {
      $0.text.suffix(3) == ["got:", "\"ok\"", ">"] && $0.row > 4
    }
    #expect(terminal.screen.unknownSequences == [])
  }

  @Test func `a prompt wider than the terminal wraps, and the text behind it`() throws {
    let terminal = try PseudoTerminal(
      TestProgram.path("line-echo"), ["long prompt> "], columns: 5)
    try terminal.wait(for: "the prompt") { $0.marksPastes && $0.row == 2 && $0.column == 3 }
    try terminal.send("abcd" + Press.left + Press.backspace)
    try terminal.wait(forRows: ["long", "promp", "t> ab", "d"])
    try terminal.send("\r")
    try terminal.wait(for: "the answer") { $0.text.contains("got:") && $0.text.last == "t>" }
    #expect(terminal.screen.text.dropLast(3).suffix(2) == ["got:", "\"abd\""])
  }

  @Test func `a wrapped line keeps its place while the terminal grows and shrinks`() throws {
    let terminal = try startEcho(columns: 20)
    let text = "move 日本語日本語日本語 to the end of it all"
    try terminal.send("before\r\(text)" + Press.left + Press.left)
    try terminal.wait(for: "three rows") { $0.lastRow == " it all" }
    for columns in [9, 31, 12, 60, 7, 20] {
      terminal.resize(columns: columns, rows: 24)
      try terminal.send("x" + Press.backspace)
      try terminal.wait(for: "the text in \(columns) columns") {
        let joined = $0.text.joined().filter { $0 != " " }
        return joined == "> before got: \"before\"> \(text)".filter { $0 != " " }
      }
    }
    try terminal.send("\r")
    try terminal.wait(for: "the answer") { $0.lastRow == ">" }
    #expect(terminal.screen.text.joined().hasSuffix("\(text)\">"))
  }

  @Test func `a typed line of 64 kilobytes is taken whole`() throws {
    let terminal = try startEcho(columns: 200, rows: 50)
    let text = String(repeating: "0123456789abcde ", count: 4_096)
    try terminal.send("\(text)!\r")
    try terminal.wait(for: "the answer") {
      $0.lastRow == ">" && $0.wholeText.contains { $0.hasPrefix("got: ") }
    }
    let shown = terminal.screen.wholeText.joined().replacing(" ", with: "")
    let isWhole = shown.hasSuffix("got:\"\(text.replacing(" ", with: ""))!\">")
    #expect(isWhole)
  }

  @Test func `a paste of 100 kilobytes and 2,000 lines is one text`() throws {
    let terminal = try startEcho(columns: 200, rows: 50)
    let lines = (0..<2_000).map { "line \($0) \(String(repeating: "x", count: 42))" }
    try terminal.paste(lines.joined(separator: "\n"))
    try terminal.send(Press.enter)
    try terminal.wait(for: "the answer") {
      $0.lastRow == ">" && $0.wholeText.contains { $0.hasPrefix("got: ") }
    }
    let shown = terminal.screen.wholeText.joined().replacing(" ", with: "")
    let answer = lines.joined(separator: "\\n").replacing(" ", with: "")
    let isWhole = shown.hasSuffix("got:\"\(answer)\">")
    #expect(isWhole)
  }

  @Test(arguments: ["vt100", "screen", "xterm-256color"])
  func `other terminals know the same keys`(term: String) throws {
    let terminal = try startEcho(environment: ["TERM": term])
    try terminal.send("echo one\recho")
    try terminal.wait(for: "a suggestion") { $0.lastRow == "> echo one" && $0.column == 6 }
    try terminal.send(Press.right + Press.home + "x" + Press.up + "\r")
    try terminal.wait(for: "the answer") { $0.text.suffix(2) == ["got: \"echo one\"", ">"] }
    terminal.resize(columns: 6, rows: 24)
    try terminal.send("abcdef")
    try terminal.wait(for: "two rows") { $0.text.suffix(2) == ["> abcd", "ef"] }
    #expect(terminal.screen.unknownSequences == [])
  }
}
