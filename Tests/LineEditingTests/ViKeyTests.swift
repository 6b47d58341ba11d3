import TerminalSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct ViKeyTests {
  private func start(
    _ lines: [String] = [], settings: String = "bind -v\n"
  ) throws
    -> PseudoTerminal
  {
    let terminal = try startEcho(settings: settings)
    for line in lines {
      try terminal.send("\(line)\r")
      try terminal.wait(for: "the prompt") { $0.lastRow == ">" && $0.column == 2 }
    }
    return terminal
  }

  private let escape = Press.escape

  @Test(arguments: ["bind -v", "hpsh:bind -e\nline-echo:bind -v\n", "bind \"-v\"\t# comment"])
  func `ESC leads to the commands at once, and they edit`(settings: String) throws {
    let terminal = try start(settings: settings)
    try terminal.send("move one")
    try terminal.wait(forLastRow: "> move one")
    try terminal.send(escape)
    try terminal.wait(for: "the cursor on the last letter") { $0.column == 9 }
    try terminal.send("0dw")
    try terminal.wait(for: "a word less") { $0.lastRow == "> one" && $0.column == 2 }
    try terminal.send("A 1" + escape + "0xiO" + escape + "\r")
    try terminal.wait(for: "the answer") { $0.text.suffix(2) == ["got: \"One 1\"", ">"] }
  }

  @Test func `arrows, Home, End and Delete leave nobody in the wrong mode`() throws {
    let terminal = try start()
    try terminal.send("abd" + Press.left + "c" + Press.home + "x" + Press.delete + Press.end + "e")
    try terminal.wait(forLastRow: "> xbcde")
    try terminal.send(escape + Press.left + Press.left + Press.delete + "x")
    try terminal.wait(forLastRow: "> xbe")
    try terminal.send(Press.home + "d" + Press.right + "\r")
    try terminal.wait(for: "the answer") { $0.text.suffix(2) == ["got: \"be\"", ">"] }
  }

  @Test func `Up and Down recall in both modes, k and j as commands`() throws {
    let terminal = try start(["first", "second"])
    try terminal.send("half" + Press.up)
    try terminal.wait(forLastRow: "> second")
    try terminal.send("!" + Press.up)
    try terminal.wait(forLastRow: "> first")
    try terminal.send(escape + "j")
    try terminal.wait(for: "the second") { $0.lastRow == "> second" && $0.column == 7 }
    try terminal.send(Press.down)
    try terminal.wait(forLastRow: "> half")
    try terminal.send("kkx\r")
    try terminal.wait(for: "the answer") { $0.text.suffix(2) == ["got: \"firs\"", ">"] }
  }

  @Test func `a text that is not whole goes on below it from either mode`() throws {
    let terminal = try start()
    try terminal.send("a {" + escape + "0\r")
    try terminal.wait(for: "a further line") { $0.text == ["> a {"] && $0.row == 1 }
    try terminal.send("b\r}")
    try terminal.wait(forRows: ["> a {", "b", "}"])
    try terminal.send(escape + Press.up + Press.up + "rc\r")
    try terminal.wait(for: "the answer") { $0.text.suffix(2) == ["got: \"c {\\nb\\n}\"", ">"] }
  }

  @Test func `a paste among the commands is text, not commands`() throws {
    let terminal = try start()
    try terminal.send("ab" + escape)
    try terminal.paste("dd\nx")
    try terminal.wait(forRows: ["> abdd", "x"])
    try terminal.send("y\r")
    try terminal.wait(for: "the answer") { $0.text.suffix(2) == ["got: \"abdd\\nxy\"", ">"] }
  }

  @Test func `u takes back command by command, and all that was typed at once`() throws {
    let terminal = try start()
    try terminal.send("one two three" + escape + "bdw")
    try terminal.wait(forLastRow: "> one two")
    try terminal.send("0x")
    try terminal.wait(forLastRow: "> ne two")
    try terminal.send("u")
    try terminal.wait(for: "the first letter") { $0.lastRow == "> one two" && $0.column == 2 }
    try terminal.send("u")
    try terminal.wait(forLastRow: "> one two three")
    try terminal.send("u")
    try terminal.wait(forLastRow: ">")
    try terminal.send("ione" + escape + "a two" + escape + "U")
    try terminal.wait(for: "nothing") { $0.lastRow == ">" && $0.column == 2 }
    try terminal.send("idone\r")
    try terminal.wait(for: "the answer") { $0.text.suffix(2) == ["got: \"done\"", ">"] }
  }

  @Test func `Ctrl-C drops the line in both modes, and the next starts with typing`() throws {
    let terminal = try start()
    try terminal.send("one" + escape)
    try terminal.wait(for: "the commands") { $0.column == 4 }
    try terminal.send(Press.control("C"))
    try terminal.wait(forRows: ["> one^C", "dropped", ">"])
    try terminal.send("two\r")
    try terminal.wait(for: "the answer") { $0.text.suffix(2) == ["got: \"two\"", ">"] }
    try terminal.send(escape + Press.control("D"))
    #expect(try terminal.waitForExit() == 0)
  }

  @Test func `a search from the commands waits for Enter, and n goes on`() throws {
    let terminal = try start(["move 1", "select", "move 2"])
    try terminal.send("half" + escape + "/mo")
    try terminal.wait(for: "the newest") {
      $0.lastRow == "history with \"mo\": move 2"
    }
    try terminal.send(Press.enter)
    try terminal.wait(forLastRow: "> move 2")
    try terminal.send("n")
    try terminal.wait(forLastRow: "> move 1")
    try terminal.send("N")
    try terminal.wait(forLastRow: "> move 2")
    try terminal.send("xxxx\r")
    try terminal.wait(for: "the answer") { $0.text.suffix(2) == ["got: \"mo\"", ">"] }
  }

  @Test func `a suggestion is taken while typing`() throws {
    let terminal = try start(["echo one"])
    try terminal.send("ec" + Press.right)
    try terminal.wait(for: "the text") { $0.lastRow == "> echo one" && $0.column == 10 }
    #expect(terminal.screen.unknownSequences == [])
  }

  @Test func `commands of libedit that start a program or read a line of their own do nothing`()
    throws
  {
    let terminal = try start(["first"])
    try terminal.send("abc" + escape + "v:@_Gx\r")
    try terminal.wait(for: "the answer") { $0.text.suffix(2) == ["got: \"ab\"", ">"] }
  }
}
