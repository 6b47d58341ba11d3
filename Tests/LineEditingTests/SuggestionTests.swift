import TerminalSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct SuggestionTests {
  /// Starts a prompt at which some lines were typed.
  private func start(
    _ lines: [String], columns: Int = 80, environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try startEcho(environment: environment, columns: columns)
    for line in lines {
      try terminal.send("\(line)\r")
      try terminal.wait(for: "the prompt") { $0.lastRow == ">" && $0.column == 2 }
    }
    return terminal
  }

  @Test func `what goes on in the history stands in dim letters, and the right arrow takes it`()
    throws
  {
    let terminal = try start(["echo one two", "echo three", "ls"])
    try terminal.send("echo")
    try terminal.wait(for: "the newest") {
      $0.lastRow == "> echo three" && $0.column == 6 && $0.faintText == " three"
    }
    try terminal.send(" o")
    try terminal.wait(for: "another") {
      $0.lastRow == "> echo one two" && $0.column == 8 && $0.faintText == "ne two"
    }
    try terminal.send(Press.right)
    try terminal.wait(for: "the text") { $0.lastRow == "> echo one two" && $0.column == 14 }
    try terminal.send("\r")
    try terminal.wait(for: "the answer") { $0.text.suffix(2) == ["got: \"echo one two\"", ">"] }
  }

  @Test(arguments: [Press.end, Press.control("E"), Press.control("F")])
  func `every key that goes to the end takes it whole`(key: String) throws {
    let terminal = try start(["echo one two"])
    try terminal.send("ec" + key)
    try terminal.wait(for: "the text") { $0.lastRow == "> echo one two" && $0.column == 14 }
  }

  @Test(arguments: [Press.alt("f"), "\u{1B}[1;3C", "\u{1B}[1;5C"])
  func `a key that goes over a word takes a word`(key: String) throws {
    let terminal = try start(["echo one two"])
    try terminal.send("ec" + key)
    try terminal.wait(for: "a word") {
      $0.lastRow == "> echo one two" && $0.column == 6 && $0.faintText == " one two"
    }
    try terminal.send(key + "\r")
    try terminal.wait(for: "the answer") { $0.text.suffix(2) == ["got: \"echo one\"", ">"] }
  }

  @Test func `Enter, Ctrl-C and the tabulator take nothing and leave nothing of it`() throws {
    let terminal = try start(["echo one two"])
    let typed = "ec"
    for (key, rows) in [
      ("\r", ["> ec", "got: \"ec\"", ">"]), (Press.control("C"), ["> ec^C", "dropped", ">"]),
    ] {
      try terminal.send(typed)
      try terminal.wait(forLastRow: "> echo one two")
      try terminal.send(key)
      try terminal.wait(for: "no suggestion") { $0.text.suffix(3) == rows }
    }
    try terminal.send("echo o\t\r")
    try terminal.wait(for: "the answer") { $0.text.suffix(2) == ["got: \"echo o\"", ">"] }
  }

  @Test func `none is shown where the cursor is not at the end, or the text has several lines`()
    throws
  {
    let terminal = try start(["ab {}", "abc"])
    try terminal.send("ab")
    try terminal.wait(forLastRow: "> abc")
    try terminal.send(Press.left)
    try terminal.wait(for: "none inside") { $0.lastRow == "> ab" && $0.column == 3 }
    try terminal.send(Press.right)
    try terminal.wait(forLastRow: "> abc")
    try terminal.send(" {\rab")
    try terminal.wait(for: "none below") {
      $0.text.suffix(2) == ["> ab {", "ab"] && $0.column == 2
    }
  }

  @Test func `it is cut to the row, and a text of several lines to its first`() throws {
    let terminal = try start(["{\r日本}", "abcdefghijkl", "日本語日本語"], columns: 11)
    try terminal.send("a")
    try terminal.wait(for: "cut") { $0.lastRow == "> abcdefg…" && $0.column == 3 }
    try terminal.send(Press.control("U") + "日")
    try terminal.wait(for: "cut") { $0.lastRow == "> 日本語…" && $0.column == 4 }
    try terminal.send(Press.control("U") + "{")
    try terminal.wait(for: "a line of two") { $0.lastRow == "> { …" && $0.column == 3 }
    try terminal.send(Press.right)
    try terminal.wait(for: "both lines") { $0.text.suffix(2) == ["> {", "日本}"] }
    try terminal.send(Press.control("U") + "\u{8}" + Press.backspace + "abcdefgh")
    try terminal.wait(for: "no room") { $0.text.suffix(1) == ["> abcdefgh"] && $0.column == 10 }
    #expect(terminal.screen.unknownSequences == [])
  }

  @Test func `a control character that was quoted does not reach the terminal`() throws {
    let terminal = try start(["ab" + Press.control("V") + Press.escape + "[31mc"])
    try terminal.send("a")
    try terminal.wait(for: "what stands before it") { $0.lastRow == "> ab …" && $0.column == 3 }
  }

  @Test func `a narrower terminal shows no rest of it`() throws {
    let terminal = try start(["0123456789abcdef"], columns: 30)
    try terminal.send("01234567")
    try terminal.wait(forLastRow: "> 0123456789abcdef")
    terminal.resize(columns: 12, rows: 24)
    try terminal.send("x")
    try terminal.wait(for: "what was typed") { $0.lastRow == "> 01234567x" && $0.column == 11 }
  }

  @Test func `a terminal without sequences shows none, and nothing is taken unseen`() throws {
    let terminal = try PseudoTerminal(
      TestProgram.path("line-echo"), ["> "], environment: ["TERM": "dumb"])
    try terminal.wait(forRows: [">"])
    try terminal.send("echo one\r")
    try terminal.wait(for: "the prompt") { $0.lastRow == ">" && $0.column == 2 }
    try terminal.send("ec" + Press.control("F") + Press.control("E") + "\r")
    try terminal.wait(for: "the answer") { $0.text.suffix(2) == ["got: \"ec\"", ">"] }
  }
}
