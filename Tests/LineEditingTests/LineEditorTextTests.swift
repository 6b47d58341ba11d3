import TerminalSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct LineEditorTextTests {
  @Test(arguments: [
    ["LC_ALL": "C", "LANG": "C"], ["LC_ALL": "", "LANG": ""], ["LC_ALL": "xx_YY"],
  ])
  func `letters of any script are read whatever the locale`(locale: [String: String]) throws {
    let terminal = try startEcho(prompt: "λ ", environment: locale)
    try terminal.send("é ÿ\u{A0}日本語 ж 🪄")
    try terminal.wait(forRows: ["λ é ÿ\u{A0}日本語 ж 🪄"])
    try terminal.send(Press.enter)
    try terminal.wait(for: "the answer") { $0.lastRow == "λ" && $0.column == 2 }
    #expect(terminal.screen.text.contains("got: \("é ÿ\u{A0}日本語 ж 🪄".debugDescription)"))
  }

  @Test func `no letter of the codes above ASCII is a command`() throws {
    let terminal = try startEcho(columns: 200)
    let letters = String(String.UnicodeScalarView((0xA0...0xFF).compactMap(Unicode.Scalar.init)))
    try terminal.send(letters + Press.enter)
    try terminal.wait(for: "the answer") {
      $0.text.suffix(2) == ["got: \(letters.debugDescription)", ">"]
    }
  }

  @Test func `wide characters are stepped over and deleted whole`() throws {
    let terminal = try startEcho()
    try terminal.send("日本語" + Press.left)
    try terminal.wait(for: "the cursor on the third") { $0.column == 6 && $0.row == 0 }
    try terminal.send(Press.backspace + "x")
    try terminal.wait(for: "its place taken") { $0.text == ["> 日x語"] && $0.column == 5 }
  }

  @Test func `a wide character that does not fit goes to the next row`() throws {
    let terminal = try startEcho(columns: 9)
    try terminal.send("日本語日本")
    try terminal.wait(for: "two rows") { $0.text == ["> 日本語", "日本"] && $0.column == 4 }
    terminal.resize(columns: 8, rows: 24)
    try terminal.send("!")
    try terminal.wait(forRows: ["> 日本語", "日本!"])
  }

  @Test func `a letter with its accents is one step`() throws {
    let terminal = try startEcho()
    try terminal.send("e\u{301}\u{323}x" + Press.left + Press.left + "a" + Press.delete + "\r")
    try terminal.wait(for: "the answer") { $0.text.suffix(2) == ["got: \"ax\"", ">"] }
  }

  @Test func `bytes that are no UTF-8 are read as such and end nothing`() throws {
    let terminal = try startEcho()
    try terminal.send("a")
    try terminal.send(bytes: [0xFF, 0xE6, 0x97, 0x62, 0xC2, 0x85, 0x0D])
    try terminal.wait(for: "the answer") {
      $0.text.suffix(2) == ["got: \("a\u{FFFD}\u{FFFD}b".debugDescription)", ">"]
    }
  }

  @Test func `a coloured prompt takes the columns it shows`() throws {
    let prompt = "\u{1B}[1m\u{1B}[31mhp\u{1B}[0msh\u{1B}[2m>\u{1B}[0m "
    let terminal = try startEcho(prompt: prompt, promptWidth: 6, columns: 10)
    try terminal.send("abcdef")
    try terminal.wait(for: "two rows") { $0.text == ["hpsh> abcd", "ef"] && $0.column == 2 }
    terminal.resize(columns: 20, rows: 24)
    try terminal.send("!")
    try terminal.wait(for: "one row") { $0.text == ["hpsh> abcdef!"] && $0.column == 13 }
  }

  @Test(arguments: ["", "dumb", "emacs", "no-such-terminal"])
  func `a terminal without sequences can be typed on`(term: String) throws {
    let terminal = try PseudoTerminal(
      TestProgram.path("line-echo"),
      ["> "],
      environment: ["TERM": term]
    )
    try terminal.wait(for: "the prompt") { $0.text == [">"] && $0.column == 2 }
    try terminal.send("abd" + Press.backspace + "c\r")
    try terminal.wait(for: "the answer") { $0.text.suffix(2) == ["got: \"abc\"", ">"] }
    try terminal.send("half")
    try terminal.wait(forLastRow: "> half")
    try terminal.send(Press.control("C"))
    try terminal.wait(for: "the next prompt") { $0.text.suffix(3) == ["> half^C", "dropped", ">"] }
    try terminal.send(Press.control("D"))
    #expect(try terminal.waitForExit() == 0)
    #expect(terminal.screen.unknownSequences == [])
    #expect(!terminal.screen.text.joined().contains("termcap"))
  }
}
