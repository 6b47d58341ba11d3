import SessionSupport
import TerminalSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct PromptTests {
  /// Starts the shell on a terminal and waits for its prompt.
  static func start(
    _ arguments: [String] = [], environment: [String: String] = [:], columns: Int = 80,
    rows: Int = 24, prompt: String = "hpsh main> "
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Hpsh.path, arguments, environment: environment, columns: columns, rows: rows)
    try waitForPrompt(terminal, prompt)
    return terminal
  }

  /// Waits until an empty prompt takes keys.
  static func waitForPrompt(
    _ terminal: PseudoTerminal, _ prompt: String = "hpsh main> "
  ) throws {
    let row = String(prompt.dropLast())
    try terminal.wait(for: "the prompt") {
      $0.marksPastes && $0.lastRow == row && $0.column == prompt.count
    }
  }

  @Test func `a line with a mistake is edited, run, recalled and run again`() throws {
    let terminal = try Self.start()
    try terminal.send("eco helo")
    try terminal.wait(forRows: ["hpsh main> eco helo"])
    try terminal.send(Keys.home + Keys.right + Keys.right + "h" + Keys.end + Keys.left + "l")
    try terminal.wait(forRows: ["hpsh main> echo hello"])
    try terminal.send("\r")
    try terminal.wait(forRows: ["hpsh main> echo hello", "hello", "hpsh main>"])
    try terminal.send(Keys.up)
    try terminal.wait(forLastRow: "hpsh main> echo hello")
    try terminal.send(" again\r")
    try terminal.wait(for: "the second answer") {
      $0.text.suffix(3) == ["hpsh main> echo hello again", "hello again", "hpsh main>"]
    }
    try terminal.send("history\r")
    try terminal.wait(for: "the history") {
      $0.text.suffix(4) == ["1  echo hello", "2  echo hello again", "3  history", "hpsh main>"]
    }
    try Self.leave(terminal)
  }

  @Test func `the tabulator completes commands, rows and options, and lists what can be meant`()
    throws
  {
    let terminal = try Self.start()
    try terminal.send("load --gr\t")
    try terminal.wait(forLastRow: "hpsh main> load --group")
    try terminal.send("house\r")
    try Self.waitForPrompt(terminal)
    try terminal.send("sel\t")
    try terminal.wait(forLastRow: "hpsh main> select")
    try terminal.send("\t")
    try terminal.wait(for: "the candidates") {
      $0.text.suffix(3) == ["hpsh main> select", "selection  select", "hpsh main> select"]
    }
    try terminal.send(" her\t")
    try terminal.wait(forLastRow: "hpsh main> select \"Hermione Granger\"")
    try terminal.send("\rselection\r")
    try terminal.wait(for: "the selection") {
      $0.text.contains { $0.hasSuffix("Hermione Granger") }
    }
    try terminal.send("deselect selected\r")
    try Self.waitForPrompt(terminal)
    try terminal.send("select james\t")
    try terminal.wait(forLastRow: "hpsh main> select @james-potter-")
    try terminal.send("\t")
    try terminal.wait(for: "the candidates") {
      $0.text.suffix(2) == [
        "@james-potter-father  @james-potter-son", "hpsh main> select @james-potter-",
      ]
    }
    try terminal.send("s\t --si\t\r")
    try terminal.wait(for: "the prompt with the selection") {
      $0.lastRow.hasPrefix("hpsh main 0:") && $0.lastRow.hasSuffix(">")
    }
    try terminal.send("row selected\r")
    try terminal.wait(for: "the row") { $0.text.contains("  @james-potter-son") }
    try Self.leave(terminal)
  }

  @Test func `an error shows its place, ends only its own line, and leaving is no failure`() throws
  {
    let terminal = try Self.start()
    try terminal.send("select 0; echo no\r")
    try terminal.wait(
      forRows: [
        "hpsh main> select 0; echo no", "stdin:1:8: error: main has no rows [no-row]",
        "  select 0; echo no", "         ^", "  hint: load fills it", "hpsh main>",
      ])
    try terminal.send("bogus\r")
    try terminal.wait(for: "the second error") {
      $0.text.suffix(4) == [
        "stdin:1:1: error: unknown command \"bogus\" [unknown-command]", "  bogus", "  ^~~~~",
        "hpsh main>",
      ]
    }
    try terminal.send("echo still here\r")
    try terminal.wait(for: "the answer") { $0.text.suffix(2) == ["still here", "hpsh main>"] }
    try Self.leave(terminal)
  }

  @Test(
    arguments: [("exit", 0), ("exit 7", 7), ("echo a; exit 3; echo b", 3)] as [(String, Int32)])
  func `exit leaves with its own status, whatever was mistyped before`(
    command: String, status: Int32
  ) throws {
    let terminal = try Self.start()
    try terminal.send("bogus\r")
    try terminal.wait(for: "the error") { $0.lastRow == "hpsh main>" && $0.text.count == 5 }
    try terminal.send("\(command)\r")
    #expect(try terminal.waitForExit() == status)
  }

  @Test(arguments: [(1, 129), (15, 143)] as [(Int32, Int32)])
  func `a signal that asks the prompt to leave is its status`(
    signal: Int32, status: Int32
  ) throws {
    let terminal = try Self.start()
    try terminal.send("echo half")
    try terminal.wait(forRows: ["hpsh main> echo half"])
    terminal.signal(signal)
    #expect(try terminal.waitForExit() == status)
  }

  @Test func `the prompt shows the row in the air, and its table where another is in use`() throws {
    let terminal = try Self.start()
    try terminal.send("load --group house; lift 1:2\r")
    try terminal.wait(forLastRow: "hpsh main [lifted 1:2]>")
    try terminal.send("use card\r")
    try terminal.wait(forLastRow: "hpsh card [lifted main 1:2]>")
    try terminal.send("cancel; use main\r")
    try terminal.wait(for: "the usual prompt") { $0.lastRow == "hpsh main>" }
    try Self.leave(terminal)
  }

  @Test func `a block is typed over several lines and recalled as one`() throws {
    let terminal = try Self.start()
    try terminal.send("repeat 2 {\r  echo a\r")
    try terminal.wait(forRows: ["hpsh main… repeat 2 {", "  echo a"])
    try terminal.send("}\r")
    try terminal.wait(forRows: ["hpsh main> repeat 2 {", "  echo a", "}", "a", "a", "hpsh main>"])
    try terminal.send(Keys.up)
    try terminal.wait(for: "the block again") {
      $0.text.suffix(3) == ["hpsh main> repeat 2 {", "  echo a", "}"]
    }
    try terminal.send("\r")
    try terminal.wait(for: "its answers") { $0.text.suffix(3) == ["a", "a", "hpsh main>"] }
    try Self.leave(terminal)
  }

  @Test func `a fault that no further line mends is shown at once`() throws {
    let terminal = try Self.start()
    try terminal.send("repeat 2 { echo \"\\q\r")
    try terminal.wait(for: "the error") { screen in
      screen.lastRow == "hpsh main>" && screen.text.contains { $0.contains("[syntax]") }
    }
    try Self.leave(terminal)
  }

  @Test func `a paste of several lines waits for Enter`() throws {
    let terminal = try Self.start()
    try terminal.paste("echo one\necho two")
    try terminal.wait(forRows: ["hpsh main> echo one", "echo two"])
    try terminal.send("\r")
    try terminal.wait(forRows: ["hpsh main> echo one", "echo two", "one", "two", "hpsh main>"])
    try Self.leave(terminal)
  }

  @Test func `a line is typed on after the terminal's size has changed`() throws {
    let terminal = try Self.start(columns: 40, rows: 10)
    try terminal.send("echo abcdefghijklmnopqrstuvwxyz")
    try terminal.wait(forRows: ["hpsh main> echo abcdefghijklmnopqrstuvwx", "yz"])
    terminal.resize(columns: 60, rows: 12)
    try terminal.send("!")
    try terminal.wait(forRows: ["hpsh main> echo abcdefghijklmnopqrstuvwxyz!"])
    try terminal.send("\r")
    try terminal.wait(for: "the answer") {
      $0.text.suffix(2) == ["abcdefghijklmnopqrstuvwxyz!", "hpsh main>"]
    }
    try Self.leave(terminal)
  }

  @Test func `the prompt shows the selection, faults and drift, and is short again without them`()
    throws
  {
    let terminal = try Self.start()
    try terminal.send("load; allow selection multiple; select 3\r")
    try terminal.wait(forLastRow: "hpsh main 0:3>")
    try terminal.send("select 4; fault mover-empty on; model delete 0:9\r")
    try terminal.wait(forLastRow: "hpsh main 2 selected [mover-empty, drift]>")
    try terminal.send("repeat 2 {\r")
    try terminal.wait(forLastRow: "hpsh main 2 selected [mover-empty, drift]… repeat 2 {")
    try terminal.send("}\rfault mover-empty off; reload\r")
    try terminal.wait(forLastRow: "hpsh main>")
    try Self.leave(terminal)
  }

  @Test func `the prompt names the table in use, or what it was set to`() throws {
    let terminal = try Self.start()
    try terminal.send("use card\r")
    try Self.waitForPrompt(terminal, "hpsh card> ")
    try terminal.send("set prompt \"say: \"\r")
    try Self.waitForPrompt(terminal, "say: ")
    try terminal.send("set prompt auto\r")
    try Self.waitForPrompt(terminal, "hpsh card> ")
    try Self.leave(terminal)
  }

  @Test func `-i runs a script and then prompts on its session, whatever came of the script`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write("load --group house\nuse card\necho done\n", to: "good.hpsh")
    let terminal = try Self.start(["-i", "\(folder.path)/good.hpsh"], prompt: "hpsh card> ")
    #expect(
      terminal.screen.text == ["main: 64 rows in 5 sections", "done", "hpsh card>"])
    try terminal.send("expect count main = 64; echo loaded\r")
    try terminal.wait(for: "the answer") { $0.text.suffix(2) == ["loaded", "hpsh card>"] }
    try Self.leave(terminal)
    try folder.write("load\nselect 99\necho no\n", to: "bad.hpsh")
    let other = try Self.start(["-i", "\(folder.path)/bad.hpsh"], columns: 200)
    #expect(other.screen.text.contains { $0.hasSuffix("[no-row]") })
    try other.send("expect count = 64; echo loaded\r")
    try other.wait(for: "the answer") { $0.text.suffix(2) == ["loaded", "hpsh main>"] }
    try Self.leave(other)
    try folder.write("exit 5\n", to: "exit.hpsh")
    let gone = try PseudoTerminal(Hpsh.path, ["-i", "\(folder.path)/exit.hpsh"])
    #expect(try gone.waitForExit() == 5)
  }

  /// Leaves with Ctrl-D, which is no failure, and shows that the screen was understood.
  static func leave(_ terminal: PseudoTerminal) throws {
    // Before the prompt stands the terminal would take the key itself.
    try terminal.wait(for: "a prompt") { $0.marksPastes && $0.lastRow.hasSuffix(">") }
    try terminal.send(Keys.control("D"))
    #expect(try terminal.waitForExit() == 0)
    #expect(terminal.screen.unknownSequences == [])
  }
}
