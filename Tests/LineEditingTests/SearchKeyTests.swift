import TerminalSupport
import Testing

/// The search in the history that Ctrl-R opens.
@Suite(.timeLimit(.minutes(10))) struct SearchKeyTests {
  static let entries = ["move 1", "say {\r日本}", "move 2", "ls"]

  private func start(settings: String = "", columns: Int = 80) throws -> PseudoTerminal {
    let terminal = try startEcho(settings: settings, columns: columns)
    for (index, entry) in Self.entries.enumerated() {
      try terminal.send("\(entry)\r")
      try terminal.wait(for: "the prompt") { screen in
        screen.text.count { $0.hasPrefix("got: ") } == index + 1 && screen.marksPastes
          && screen.lastRow == ">" && screen.column == 2
      }
    }
    return terminal
  }

  private let search = Press.control("R")

  @Test(arguments: ["", "bind -v"])
  func
    `letters narrow it, Ctrl-R goes on to older ones, Ctrl-S back, and Enter runs what was found`(
      settings: String
    ) throws
  {
    let terminal = try start(settings: settings)
    try terminal.send(search)
    try terminal.wait(forLastRow: "history with \"\":")
    try terminal.send("mo")
    try terminal.wait(for: "the newest") {
      $0.lastRow == "history with \"mo\": move 2" && $0.column == 19
    }
    try terminal.send(search)
    try terminal.wait(forLastRow: "history with \"mo\": move 1")
    try terminal.send(Press.control("S"))
    try terminal.wait(forLastRow: "history with \"mo\": move 2")
    try terminal.send(search + Press.enter)
    try terminal.wait(for: "the answer") {
      $0.text.suffix(3) == ["> move 1", "got: \"move 1\"", ">"]
    }
    #expect(terminal.screen.unknownSequences == [])
  }

  @Test func `nothing found is said, and deleting a letter finds it again`() throws {
    let terminal = try start()
    try terminal.send(search + "move x")
    try terminal.wait(forLastRow: "no history with \"move x\": move 2")
    try terminal.send(Press.backspace)
    try terminal.wait(forLastRow: "history with \"move \": move 2")
    try terminal.send(search + search)
    try terminal.wait(forLastRow: "no history with \"move \": move 1")
  }

  @Test func `Ctrl-G brings back what was typed, with the cursor where it was`() throws {
    let terminal = try start()
    try terminal.send("half" + Press.left + search + "ls")
    try terminal.wait(forLastRow: "history with \"ls\": ls")
    try terminal.send(Press.control("G"))
    try terminal.wait(for: "the draft") { $0.lastRow == "> half" && $0.column == 5 }
  }

  @Test func `Ctrl-C drops all of it`() throws {
    let terminal = try start()
    try terminal.send(search + "mo")
    try terminal.wait(forLastRow: "history with \"mo\": move 2")
    try terminal.send(Press.control("C"))
    try terminal.wait(for: "a new prompt") {
      $0.text.suffix(3) == ["history with \"mo\": move 2^C", "dropped", ">"]
    }
    try terminal.send("on\r")
    try terminal.wait(for: "the answer") { $0.text.suffix(2) == ["got: \"on\"", ">"] }
  }

  @Test func `an arrow edits what was found, and Up goes on from there`() throws {
    let terminal = try start()
    try terminal.send(search + "move" + search + Press.right + "!")
    try terminal.wait(for: "the text") { $0.lastRow == "> m!ove 1" && $0.column == 4 }
    try terminal.send(Press.control("U") + Press.control("K") + search + "ls" + Press.up)
    try terminal.wait(forLastRow: "> move 2")
  }

  @Test func `ESC alone ends it where it stands`() throws {
    let terminal = try start()
    try terminal.send(search + "mo")
    try terminal.wait(forLastRow: "history with \"mo\": move 2")
    try terminal.send(Press.escape)
    try terminal.wait(for: "the text") { $0.lastRow == "> move 2" && $0.column == 2 }
    try terminal.send("x\r")
    try terminal.wait(for: "the answer") { $0.text.suffix(2) == ["got: \"xmove 2\"", ">"] }
  }

  @Test func `a text of several lines is found, shown and run whole`() throws {
    let terminal = try start()
    try terminal.send(search + "本")
    try terminal.wait(for: "both lines") {
      $0.text.suffix(2) == ["history with \"本\": say {", "日本}"] && $0.column == 2
    }
    try terminal.send(Press.enter)
    try terminal.wait(for: "the answer") {
      $0.text.suffix(4) == ["> say {", "日本}", "got: \"say {\\n日本}\"", ">"]
    }
  }

  @Test func `Ctrl-R twice searches for what was searched for before`() throws {
    let terminal = try start()
    try terminal.send(search + "say" + Press.control("G") + search + search)
    try terminal.wait(for: "the same") {
      $0.text.suffix(2) == ["history with \"say\": say {", "日本}"]
    }
  }

  @Test func `a paste is searched for`() throws {
    let terminal = try start()
    try terminal.send(search)
    try terminal.paste("ve 1\nmore")
    try terminal.wait(forLastRow: "history with \"ve 1\": move 1")
  }

  @Test func `a long text shows its end, and a narrow terminal all there is room for`() throws {
    let terminal = try start(columns: 12)
    try terminal.send(search + "move 1")
    try terminal.wait(for: "the end of it") {
      $0.text.suffix(3) == ["history with", " \"…ve 1\": mo", "ve 1"]
    }
    try terminal.send(Press.enter)
    try terminal.wait(for: "the answer") { $0.text.suffix(3) == ["got: \"move 1", "\"", ">"] }
  }

  @Test func `it is one step of typing, whatever was looked at`() throws {
    let terminal = try start()
    try terminal.send("half" + search + "mo" + search + Press.right)
    try terminal.wait(forLastRow: "> move 1")
    try terminal.send(Press.control("_"))
    try terminal.wait(forLastRow: "> half")
  }
}
