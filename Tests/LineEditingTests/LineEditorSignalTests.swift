import TerminalSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct LineEditorSignalTests {
  @Test func `Ctrl-C drops a half-typed line and the prompt goes on`() throws {
    let terminal = try startEcho()
    try terminal.send("half" + Press.left)
    try terminal.wait(for: "the cursor on the f") { $0.text == ["> half"] && $0.column == 5 }
    try terminal.send(Press.control("C"))
    try terminal.wait(forRows: ["> half^C", "dropped", ">"])
    try terminal.send("whole\r")
    try terminal.wait(forRows: ["> half^C", "dropped", "> whole", "got: \"whole\"", ">"])
    try terminal.send(Press.control("C"))
    try terminal.wait(for: "a third prompt") { $0.text.suffix(3) == ["> ^C", "dropped", ">"] }
    // The dropped line is not history.
    try terminal.send(Press.up)
    try terminal.wait(forLastRow: "> whole")
  }

  @Test func `Ctrl-C below the first line of a text leaves the whole text to be seen`() throws {
    let terminal = try startEcho()
    try terminal.send("a {\rb" + Press.up + Press.control("C"))
    try terminal.wait(forRows: ["> a {", "b^C", "dropped", ">"])
  }

  @Test func `an interrupt sent by another program drops the line as well`() throws {
    let terminal = try startEcho()
    try terminal.send("half")
    try terminal.wait(forRows: ["> half"])
    terminal.signal(2)
    try terminal.wait(forRows: ["> half^C", "dropped", ">"])
    try terminal.send(Press.control("D"))
    #expect(try terminal.waitForExit() == 0)
  }

  @Test func `Ctrl-C after a lone ESC drops the line and after Ctrl-V is text`() throws {
    let terminal = try startEcho()
    try terminal.send("a\u{1B}" + Press.control("C"))
    try terminal.wait(forRows: ["> a^C", "dropped", ">"])
    try terminal.send("b" + Press.control("V") + Press.control("C") + "\r")
    try terminal.wait(for: "the answer") {
      $0.text.suffix(3) == ["> b^C", "got: \"b\\u{03}\"", ">"]
    }
  }

  @Test func `Ctrl-C stops what runs and the prompt goes on`() throws {
    let terminal = try startEcho()
    try terminal.send("busy\r")
    try terminal.wait(forLastRow: "busy")
    #expect(terminal.isCooked)
    try terminal.send(Press.control("C"))
    try terminal.wait(for: "the next prompt") { $0.lastRow == ">" && $0.column == 2 }
    #expect(terminal.screen.text.contains { $0.hasSuffix("stopped") })
    try terminal.send("on\r")
    try terminal.wait(for: "an answer") { $0.text.suffix(2) == ["got: \"on\"", ">"] }
  }

  @Test func `Ctrl-D leaves an empty line with status 0 and deletes in any other`() throws {
    let terminal = try startEcho()
    try terminal.send("ab" + Press.control("A") + Press.control("D"))
    try terminal.wait(forRows: ["> b"])
    try terminal.send(Press.backspace + Press.control("D") + Press.control("D"))
    #expect(try terminal.waitForExit() == 0)
    #expect(terminal.screen.text == [">", "bye"])
    #expect(!terminal.screen.marksPastes)
  }

  @Test func `a request to leave ends the reading and gives the terminal back`() throws {
    for signal: Int32 in [1, 15] {
      let terminal = try startEcho()
      try terminal.send("half")
      try terminal.wait(forRows: ["> half"])
      #expect(!terminal.isCooked)
      terminal.signal(signal)
      try terminal.wait(for: "the last word") { $0.text.joined().contains("gone") }
      #expect(terminal.isCooked)
      #expect(!terminal.screen.marksPastes)
      #expect(try terminal.waitForExit() == 0)
    }
  }

  @Test func `a request to leave stops what runs and ends the next reading at once`() throws {
    let terminal = try startEcho()
    try terminal.send("busy\r")
    try terminal.wait(forLastRow: "busy")
    terminal.signal(15)
    #expect(try terminal.waitForExit() == 0)
    #expect(terminal.screen.text == ["> busy", "busy", "stopped", "gone"])
    #expect(!terminal.screen.marksPastes)
  }

  @Test func `a narrower terminal keeps the text`() throws {
    let terminal = try startEcho(columns: 30)
    try terminal.send("before\r0123456789abcdef")
    try terminal.wait(forLastRow: "> 0123456789abcdef")
    terminal.resize(columns: 10, rows: 24)
    try terminal.send("!")
    let rows = ["> before", "got: \"befo", "re\"", "> 01234567", "89abcdef!"]
    try terminal.wait(forRows: rows)
    try terminal.send(Press.home + "X" + Press.enter)
    try terminal.wait(for: "the answer") { $0.lastRow == ">" && $0.column == 2 }
    #expect(terminal.screen.text.suffix(4) == ["got: \"X012", "3456789abc", "def!\"", ">"])
  }

  @Test func `a wider terminal keeps the text`() throws {
    let terminal = try startEcho(columns: 10)
    try terminal.send("0123456789abcdef" + Press.left)
    try terminal.wait(for: "two rows") { $0.text == ["> 01234567", "89abcdef"] && $0.column == 7 }
    terminal.resize(columns: 30, rows: 10)
    try terminal.send("!")
    try terminal.wait(forRows: ["> 0123456789abcde!f"])
  }

  @Test func `a line typed ahead of the prompt is read and shown once`() throws {
    let terminal = try startEcho()
    try terminal.send("busy\r")
    try terminal.wait(forLastRow: "busy")
    // Ctrl-C throws away what was typed before it, not what comes after.
    try terminal.send(Press.control("C"))
    try terminal.send("ahead\r")
    try terminal.wait(for: "its answer") {
      $0.text.suffix(3) == ["> ahead", "got: \"ahead\"", ">"]
    }
  }
}
