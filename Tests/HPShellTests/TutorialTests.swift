import SessionSupport
import TerminalSupport
import Testing

/// Five minutes at the keyboard.
@Suite(.timeLimit(.minutes(10))) struct TutorialTests {
  @Test func `the tutorial is a script that passes as a test, and as it is run`() throws {
    let folder = try TemporaryFolder()
    let script = try Hpsh.run(["-c", "tutorial"]).output
    try folder.write(script, to: "tutorial.hpsh")
    let test = try Hpsh.run(["test", "--strict", "\(folder.path)/tutorial.hpsh"])
    #expect(test.status == 0, "\(test.output)\(test.errors)")
    #expect(try Hpsh.run(["\(folder.path)/tutorial.hpsh"]).status == 0)
    #expect(try Hpsh.run([], input: "tutorial\n").output == script)
  }

  @Test func `what it says of suspect is so`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "load --group house\nselect @lily-potter-daughter\nexpect card.row = @lily-potter-mother\n",
      to: "bug.hpsh")
    let found = try Hpsh.run(["suspect", "\(folder.path)/bug.hpsh"]).lines.prefix(3)
    let script = try Hpsh.run(["-c", "tutorial"]).lines
    #expect(script.contains("#     \(found[1])") && script.contains("#     \(found[2])"))
  }

  /// Starts the tutorial at the prompt of a session that has something on its screen.
  private static func start() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(Hpsh.path, [], columns: 110, rows: 40)
    try terminal.wait(for: "the prompt") { $0.lastRow == "hpsh main>" }
    try terminal.send("load; select 3; set quiet on; tutorial\r")
    try terminal.wait(forLastRow: "tutorial 1/12>")
    return terminal
  }

  @Test func `each step waits for what must come of it, however that is reached`() throws {
    let terminal = try Self.start()
    #expect(terminal.screen.text.contains("A list screen without a simulator"))
    try terminal.send("load\r")
    try terminal.wait(for: "advice") {
      $0.text.suffix(2) == ["Not yet: try load --group house", "tutorial 1/12>"]
    }
    try terminal.send("group house\r")
    try terminal.wait(forLastRow: "tutorial 2/12>")
    try terminal.send("tables\r")
    try terminal.wait(for: "a look, and no word about it") {
      $0.text.suffix(2) == ["card: 4 rows in 1 section", "tutorial 2/12>"]
    }
    try terminal.send("ls 3:*\r")
    try terminal.wait(forLastRow: "tutorial 3/12>")
    try terminal.send("select 9:9\r")
    try terminal.wait(for: "the error") { screen in
      screen.text.contains { $0.contains("[no-row]") } && screen.lastRow == "tutorial 3/12>"
    }
    try terminal.send("tap 1:0\r")
    try terminal.wait(forLastRow: "tutorial 4/12>")
    try terminal.send("card\r")
    try terminal.wait(forLastRow: "tutorial 5/12>")
    try terminal.send("card drag -250\r")
    try terminal.wait(for: "a drag under way") {
      $0.text.suffix(2) == ["card: dragging, y 562", "tutorial 5/12>"]
    }
    try terminal.send("card release\r")
    try terminal.wait(forLastRow: "tutorial 6/12>")
    try Self.leave(terminal, with: "quit\r")
  }

  @Test func `skip does each step, back goes to the one before, and the session is as it was`()
    throws
  {
    let terminal = try Self.start()
    for step in 2...12 {
      try terminal.send("skip\r")
      try terminal.wait(forLastRow: "tutorial \(step)/12>")
      guard step.isMultiple(of: 4) else { continue }
      try terminal.send("back\r")
      try terminal.wait(forLastRow: "tutorial \(step - 1)/12>")
      try terminal.send("skip\r")
      try terminal.wait(forLastRow: "tutorial \(step)/12>")
    }
    try terminal.send("skip\r")
    try terminal.wait(forLastRow: "hpsh main 0:3>")
    #expect(terminal.screen.text.contains("What next"))
    try terminal.send("expect selection = 3 and count = 64; echo same\r")
    try terminal.wait(for: "the answer") { $0.text.suffix(2) == ["same", "hpsh main 0:3>"] }
    try terminal.send(Keys.control("D"))
    #expect(try terminal.waitForExit() == 0)
  }

  @Test func `Ctrl-D leaves the tutorial, and the prompt goes on`() throws {
    let terminal = try Self.start()
    try Self.leave(terminal, with: Keys.control("D"))
  }

  private static func leave(_ terminal: PseudoTerminal, with keys: String) throws {
    try terminal.send(keys)
    try terminal.wait(forLastRow: "hpsh main 0:3>")
    try terminal.send("expect selection = 3; echo same\r")
    try terminal.wait(for: "the answer") { $0.text.suffix(2) == ["same", "hpsh main 0:3>"] }
    try terminal.send(Keys.control("D"))
    #expect(try terminal.waitForExit() == 0)
  }
}
