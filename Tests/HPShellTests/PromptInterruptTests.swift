import Foundation
import SessionSupport
import TerminalSupport
import Testing

/// Ctrl-C at the prompt, and while a command runs.
@Suite(.timeLimit(.minutes(10))) struct PromptInterruptTests {
  private static let leaving = "note: exit or Ctrl-D leaves"

  @Test func `Ctrl-C drops a half-typed line, and the next runs`() throws {
    let terminal = try PromptTests.start()
    try terminal.send("echo hal")
    try terminal.wait(forRows: ["hpsh main> echo hal"])
    try terminal.send(Keys.control("C"))
    try terminal.wait(for: "a new prompt") { $0.text.count == 2 && $0.lastRow == "hpsh main>" }
    try terminal.send("echo whole\r")
    try terminal.wait(for: "the answer") { $0.text.suffix(2) == ["whole", "hpsh main>"] }
    try PromptTests.leave(terminal)
  }

  @Test func `the second Ctrl-C with nothing typed says how to leave, once`() throws {
    let terminal = try PromptTests.start()
    let prompt = "hpsh main>"
    for rows in [
      ["\(prompt) ^C", prompt], ["\(prompt) ^C", "\(prompt) ^C", Self.leaving, prompt],
      ["\(prompt) ^C", "\(prompt) ^C", Self.leaving, "\(prompt) ^C", prompt],
    ] {
      try terminal.send(Keys.control("C"))
      try terminal.wait(for: "\(rows)") { $0.text == rows && $0.column == 11 }
    }
    try terminal.send("half" + Keys.control("C"))
    try terminal.wait(for: "a prompt") { $0.text.suffix(2) == ["\(prompt) half^C", prompt] }
    try terminal.send(Keys.control("C"))
    try terminal.wait(for: "no hint") { $0.text.suffix(2) == ["\(prompt) ^C", prompt] }
    try PromptTests.leave(terminal)
  }

  /// Commands that never end, and what their first steps leave.
  static let endless = [
    "repeat 1000000000 { move 0:0 -> 0:1 }", "time repeat 1000000000 { move 0:0 -> 0:1 }",
    "for i in 1 to 1000000000 { move 0:0 -> 0:1 }",
    "if count > 1 { repeat 1000000000 { move 0:0 -> 0:1 } }",
    "repeat 1000000000 { echo $( 1 + 1 ) }", "repeat 1000000000 { ls }",
    "repeat 1000000000 { batch { move 0:0 -> 0:1 } }", "repeat 1000000000 { sort name -name }",
    "repeat 1000000000 { find a }", "repeat 1000000000 { select where name = x }",
    "source ENDLESS", "load FIFO",
  ]

  @Test(arguments: endless)
  func `Ctrl-C ends a running command at a whole step, and the session goes on`(
    command: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write("repeat 1000000000 { move 0:0 -> 0:1 }\n", to: "endless.hpsh")
    #expect(mkfifo("\(folder.path)/pipe.hpsh", 0o600) == 0)
    let command = command.replacing("ENDLESS", with: "\(folder.path)/endless.hpsh")
      .replacing("FIFO", with: "\(folder.path)/pipe.hpsh")
    let terminal = try PromptTests.start(columns: 200, rows: 60)
    try terminal.send("load; set quiet on; set pager off\r")
    try terminal.wait(for: "the load") {
      $0.text.suffix(2) == ["main: 64 rows in 1 section", "hpsh main>"]
    }
    // The expected error comes out before the command starts.
    try terminal.send("! select 99; \(command); echo never\r")
    try terminal.wait(for: "the command") { screen in
      screen.wholeText.contains { $0.hasPrefix("error: main has no row") }
    }
    try terminal.send(Keys.control("C"))
    try terminal.wait(for: "the prompt") { screen in
      screen.lastRow == "hpsh main>" && screen.text.contains { $0.hasSuffix("[interrupted]") }
    }
    #expect(!terminal.screen.text.contains("never"))
    try terminal.send("expect count = 64; echo whole\r")
    try terminal.wait(for: "the answer") { $0.text.suffix(2) == ["whole", "hpsh main>"] }
    try PromptTests.leave(terminal)
  }

  @Test(arguments: endless.filter { !$0.contains("FIFO") })
  func `a script that Ctrl-C ends has its status`(command: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("repeat 1000000000 { move 0:0 -> 0:1 }\n", to: "endless.hpsh")
    let command = command.replacing("ENDLESS", with: "\(folder.path)/endless.hpsh")
    let terminal = try PseudoTerminal(
      Hpsh.path, ["-k", "-c", "load; set quiet on; ! select 99; \(command); echo never"],
      columns: 200)
    try terminal.wait(for: "the command") { screen in
      screen.wholeText.contains { $0.hasPrefix("error: main has no row") }
    }
    try terminal.send(Keys.control("C"))
    #expect(try terminal.waitForExit() == 130)
    #expect(!terminal.screen.wholeText.contains("never"))
  }
}
