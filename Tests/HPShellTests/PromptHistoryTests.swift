import SessionSupport
import TerminalSupport
import Testing

/// What was typed before, at the prompt.
@Suite(.timeLimit(.minutes(10))) struct PromptHistoryTests {
  /// Types lines at a prompt, and waits for what the last of them shows.
  private func answer(to lines: [String], rows: [String]) throws {
    let terminal = try PromptTests.start(columns: 120)
    for line in lines.dropLast() {
      try terminal.send("\(line)\r")
      try PromptTests.waitForPrompt(terminal)
    }
    try terminal.send("\(lines.last ?? "")\r")
    try terminal.wait(for: "\(rows)") { $0.text.suffix(rows.count + 1) == rows + ["hpsh main>"] }
    try PromptTests.leave(terminal)
  }

  @Test(arguments: [
    ("!!", ["hpsh main> !!", "echo two", "two"]), ("!1", ["hpsh main> !1", "echo one", "one"]),
    ("!echo o", ["hpsh main> !echo o", "echo two o", "two o"]),
    ("!e; echo x", ["hpsh main> !e; echo x", "echo two; echo x", "two", "x"]),
    (" !! ", ["hpsh main>  !!", "echo two", "two"]),
  ])
  func `what was typed before is shown and runs again, with what follows behind it`(
    typed: String, rows: [String]
  ) throws {
    try answer(to: ["echo one", "echo two", typed], rows: rows)
  }

  @Test(arguments: [
    ("! select 9", ["hpsh main> ! select 9", "error: main has no rows [no-row]"]),
    ("echo !! '!e' \"!1\"", ["hpsh main> echo !! '!e' \"!1\"", "!! !e !1"]),
    (
      "!",
      [
        "stdin:1:2: error: \"!\" has no command after it [syntax]", "  !", "   ^",
        "  hint: ! COMMAND must fail",
      ]
    ),
    (
      "!x",
      [
        "stdin:1:1: error: nothing was typed that begins with \"x\" [usage]", "  !x", "  ^~",
        "  hint: history lists what was typed; ! and a blank before a command expects it to fail",
      ]
    ),
    (
      "echo a;!9",
      [
        "stdin:1:8: error: unknown command \"!9\" [unknown-command]", "  echo a;!9", "         ^~",
      ]
    ),
    (
      "!99999999999999999999",
      [
        "stdin:1:1: error: nothing was typed that begins with \"99999999999999999999\" [usage]",
        "  !99999999999999999999", "  ^~~~~~~~~~~~~~~~~~~~~",
        "  hint: history lists what was typed; ! and a blank before a command expects it to fail",
      ]
    ),
    (
      "!0",
      [
        "stdin:1:1: error: nothing was typed under the number 0 [usage]", "  !0", "  ^~",
        "  hint: history lists what was typed; ! and a blank before a command expects it to fail",
      ]
    ),
  ])
  func `only what begins a text and is no sign of the language recalls`(
    typed: String, rows: [String]
  ) throws {
    try answer(to: ["echo one", typed], rows: rows)
  }

  @Test func `the first line has nothing before it`() throws {
    try answer(
      to: ["!!"],
      rows: [
        "hpsh main> !!", "stdin:1:1: error: nothing was typed before [usage]", "  !!", "  ^~",
        "  hint: history lists what was typed; ! and a blank before a command expects it to fail",
      ])
  }

  @Test func `a text of several lines is recalled whole, and what ran is what is kept`() throws {
    let terminal = try PromptTests.start()
    try terminal.send("repeat 2 {\r  echo a\r}\r")
    try terminal.wait(for: "its answers") { $0.text.suffix(3) == ["a", "a", "hpsh main>"] }
    try terminal.send("!rep\r")
    try terminal.wait(for: "it again") {
      $0.text.suffix(7)
        == ["hpsh main> !rep", "repeat 2 {", "  echo a", "}", "a", "a", "hpsh main>"]
    }
    try terminal.send("history\r")
    try terminal.wait(for: "the history") { screen in
      screen.lastRow == "hpsh main>" && !screen.text.contains { $0.contains("1  !rep") }
        && screen.text.suffix(2).first?.hasSuffix("history") == true
    }
    try PromptTests.leave(terminal)
  }

  @Test func `a later session suggests and finds what an earlier one kept`() throws {
    let folder = try TemporaryFolder()
    let environment = ["XDG_STATE_HOME": folder.path]
    let first = try PromptTests.start(environment: environment)
    try first.send("echo once upon\recho a time\r")
    try first.wait(for: "the answers") { $0.text.suffix(2) == ["a time", "hpsh main>"] }
    try PromptTests.leave(first)
    let second = try PromptTests.start(environment: environment)
    try second.send("echo o")
    try second.wait(for: "the suggestion") {
      $0.lastRow == "hpsh main> echo once upon" && $0.column == 17
        && $0.faintText == "nce upon"
    }
    try second.send(Keys.right + "\r")
    try second.wait(for: "the answer") { $0.text.suffix(2) == ["once upon", "hpsh main>"] }
    try second.send(Keys.control("R") + "time")
    try second.wait(forLastRow: "history with \"time\": echo a time")
    try second.send("\r")
    try second.wait(for: "the answer") { $0.text.suffix(2) == ["a time", "hpsh main>"] }
    try PromptTests.leave(second)
  }

  @Test func `the user's editrc file is read, and what is wrong with it is told`() throws {
    let folder = try TemporaryFolder()
    try folder.write("hpsh:bind -v\nhpsh:bind ^T nonsense\n", to: ".editrc")
    let terminal = try PromptTests.start(environment: ["HOME": folder.path], columns: 200)
    #expect(
      terminal.screen.text == [
        "note: \(folder.path)/.editrc:2: hpsh:bind: Invalid command `nonsense'.", "hpsh main>",
      ])
    try terminal.send("echo ab" + Keys.escape + "x\r")
    try terminal.wait(for: "the answer") { $0.text.suffix(2) == ["a", "hpsh main>"] }
    try PromptTests.leave(terminal)
  }

  @Test func `Ctrl-Z stops the shell in a job of another, and fg brings the text back`() throws {
    let terminal = try PseudoTerminal(
      "/bin/bash", ["--norc", "--noprofile", "-i"], environment: ["PS1": "bash$ "])
    try terminal.wait(forLastRow: "bash$")
    try terminal.send("bind 'set enable-bracketed-paste off'\r\(Hpsh.path)\r")
    try terminal.wait(for: "the prompt") { $0.lastRow == "hpsh main>" && $0.marksPastes }
    try terminal.send("echo one\recho")
    try terminal.wait(for: "the answer, and a suggestion") {
      $0.text.suffix(2) == ["one", "hpsh main> echo one"]
    }
    try terminal.send(Keys.control("Z"))
    try terminal.wait(for: "bash's prompt") { $0.lastRow == "bash$" && !$0.marksPastes }
    try terminal.send("fg\r")
    try terminal.wait(for: "the text again") {
      $0.lastRow.hasPrefix("hpsh main> echo") && $0.marksPastes
    }
    try terminal.send(" two\r")
    try terminal.wait(for: "the answer") { $0.text.suffix(2) == ["two", "hpsh main>"] }
    try terminal.send(Keys.control("D"))
    try terminal.wait(forLastRow: "bash$")
  }
}
