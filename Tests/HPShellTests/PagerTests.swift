import HPSession
import SessionSupport
import TerminalSupport
import Testing

@testable import HPShell

@Suite(.timeLimit(.minutes(10))) struct PagerTests {
  /// A folder with pagers that are small scripts.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    // Shows one line, and stays until a line is typed.
    let reading =
      "head -n 1; echo '-- page --'; until read line </dev/tty; do :; done; echo \"left by $line\""
    try folder.write("trap 'echo caught' INT\n\(reading)\n", to: "one")
    try folder.write("stty -icanon -echo -isig </dev/tty\nhead -n 1\n", to: "rude")
    try folder.write("echo '-- page --'; cat >/dev/null; echo \"$LESS\"\n", to: "all")
    try folder.write("read line; exit 3\n", to: "broken")
    return folder
  }

  private static func start(
    _ arguments: [String] = [], pager: String?, variable: String = "PAGER",
    _ environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    var environment = environment
    environment[variable] = pager
    let terminal = try PseudoTerminal(
      Hpsh.path, arguments, environment: environment, columns: 100, rows: 12)
    try terminal.wait(for: "the prompt") { $0.lastRow == "hpsh main>" }
    return terminal
  }

  private static func leave(_ terminal: PseudoTerminal) throws {
    try terminal.send("echo done\r")
    try terminal.wait(for: "the next command") { $0.text.suffix(2) == ["done", "hpsh main>"] }
    try terminal.send("exit 7\r")
    #expect(try terminal.waitForExit() == 7)
  }

  @Test func `what is longer than the screen goes to the pager, and what fits does not`() throws {
    let folder = try Self.folder()
    let terminal = try Self.start(pager: "sh \(folder.path)/one")
    try terminal.send("load; ls 0..9\r")
    try terminal.wait(for: "eleven lines") {
      $0.text.suffix(2).first?.hasPrefix("    9  0:9  ") == true && $0.lastRow == "hpsh main>"
    }
    #expect(!terminal.screen.text.contains("-- page --"))
    try terminal.send("ls 0..10\r")
    try terminal.wait(forLastRow: "-- page --")
    try terminal.send("me\r")
    try terminal.wait(for: "the prompt") { $0.text.suffix(2) == ["left by me", "hpsh main>"] }
    try Self.leave(terminal)
  }

  @Test func `each command has its pager, an error comes behind it, and its status stays`() throws {
    let folder = try Self.folder()
    let terminal = try Self.start(pager: "sh \(folder.path)/one")
    try terminal.send("load; ls; expect count = 1\r")
    try terminal.wait(forLastRow: "-- page --")
    #expect(!terminal.screen.text.contains { $0.contains("error:") })
    try terminal.send("me\r")
    try terminal.wait(for: "the error") { screen in
      screen.lastRow == "hpsh main>"
        && screen.text.contains("stdin:1:18: error: expected count = 1 [expectation]")
    }
    try Self.leave(terminal)
  }

  @Test func `a pager that is left early ends what nobody reads, and commands behind it run`()
    throws
  {
    let folder = try Self.folder()
    let rows = (0..<20_000).map { "{\"name\": \"row \($0)\"}" }
    try folder.write("[" + rows.joined(separator: ",") + "]", to: "rows.json")
    let terminal = try Self.start(pager: "head -n 3")
    try terminal.send("load \(folder.path)/rows.json; ls; echo next\r")
    try terminal.wait(for: "the first lines") {
      $0.text.suffix(5) == [
        "main: 20000 rows in 1 section", "        0  0:0      row 0      ≡",
        "        1  0:1      row 1      ≡", "next", "hpsh main>",
      ]
    }
    // A loop goes on to its end, its output dropped.
    try terminal.send("repeat 40 { ls 0..20 }; echo after\r")
    try terminal.wait(for: "the command behind") { $0.text.suffix(2) == ["after", "hpsh main>"] }
    try Self.leave(terminal)
  }

  @Test func `Ctrl-C in the pager is the pager's`() throws {
    let folder = try Self.folder()
    let terminal = try Self.start(pager: "sh \(folder.path)/one")
    try terminal.send("load; ls; echo whole\r")
    try terminal.wait(forLastRow: "-- page --")
    try terminal.send(Keys.control("C"))
    // A signal that comes right before the pager reads is answered once the line is there.
    try terminal.send("\r")
    try terminal.wait(for: "the prompt") { $0.text.suffix(2) == ["whole", "hpsh main>"] }
    #expect(terminal.screen.text.contains { $0.hasSuffix("caught") })
    #expect(!terminal.screen.text.contains { $0.contains("interrupted") })
    try Self.leave(terminal)
  }

  @Test func `Ctrl-C stops a command whose pager has been left`() throws {
    let terminal = try Self.start(pager: "head -n 1")
    try terminal.send("load\r")
    try terminal.wait(for: "the load") { $0.text.suffix(2).first?.hasPrefix("main: 64") == true }
    try terminal.send("if count = 64 { ls; ! select 99; repeat 1000000000 { } }\r")
    try terminal.wait(for: "the loop") { $0.lastRow.hasPrefix("error: main has no row") }
    try terminal.send(Keys.control("C"))
    try terminal.wait(for: "the prompt") { screen in
      screen.lastRow == "hpsh main>"
        && screen.text.contains { $0.hasSuffix("error: interrupted [interrupted]") }
    }
    try Self.leave(terminal)
  }

  @Test func `the modes of the terminal are put back behind a pager that leaves its own`() throws {
    let folder = try Self.folder()
    let terminal = try Self.start(pager: "sh \(folder.path)/rude")
    try terminal.send("load; ls; ! select 99; repeat 1000000000 { }\r")
    try terminal.wait(for: "the loop") { $0.lastRow.hasPrefix("error: main has no row") }
    #expect(terminal.isCooked)
    try terminal.send(Keys.control("C"))
    try terminal.wait(for: "the prompt") { screen in
      screen.lastRow == "hpsh main>"
        && screen.text.contains { $0.hasSuffix("error: interrupted [interrupted]") }
    }
    try Self.leave(terminal)
  }

  @Test(arguments: [
    ("/nonexistent/pager", "the pager \"/nonexistent/pager\" cannot be started"),
    ("broken", "the pager ended with status 3"),
  ]) func `a pager that does not run shows everything plainly, with one note`(
    pager: String, note: String
  ) throws {
    let folder = try Self.folder()
    let isMissing = note.hasSuffix("started")
    let terminal = try Self.start(
      pager: isMissing ? pager : "sh \(folder.path)/broken", variable: "HPSH_PAGER",
      ["PAGER": "sh \(folder.path)/one"])
    try terminal.send("load; ls 0..12\r")
    try terminal.wait(for: "the note") {
      $0.text.suffix(2) == ["note: \(note)", "hpsh main>"]
    }
    #expect(terminal.screen.text.suffix(3).first?.hasPrefix("    12  0:12  ") == true)
    #expect(!terminal.screen.text.contains("-- page --"))
    try terminal.send("ls 0..12\r")
    try terminal.wait(for: "the rows") {
      $0.text.suffix(2).first?.hasPrefix("    12  0:12  ") == true && $0.lastRow == "hpsh main>"
    }
    try Self.leave(terminal)
  }

  @Test func `set pager and --no-pager choose, and a script on a terminal has none`() throws {
    let folder = try Self.folder()
    let terminal = try Self.start(["--no-pager"], pager: "sh \(folder.path)/one")
    try terminal.send("load; ls; echo end\r")
    try terminal.wait(for: "the end") { $0.text.suffix(2) == ["end", "hpsh main>"] }
    try terminal.send("set pager \"sh \(folder.path)/all\"; ls; set pager\r")
    try terminal.wait(for: "the other pager") {
      $0.text.suffix(4) == [
        "-- page --", "FRX", "pager \"sh \(folder.path)/all\"", "hpsh main>",
      ]
    }
    try terminal.send("set pager on; ls\r")
    try terminal.wait(forLastRow: "-- page --")
    try terminal.send("me\r")
    try terminal.wait(for: "the prompt") { $0.text.suffix(2) == ["left by me", "hpsh main>"] }
    try terminal.send("set pager off; ls; echo end\r")
    try terminal.wait(for: "the end") { $0.text.suffix(2) == ["end", "hpsh main>"] }
    try Self.leave(terminal)
    let script = try PseudoTerminal(
      Hpsh.path, ["-c", "load; ls; echo end"], environment: ["PAGER": "sh \(folder.path)/one"],
      rows: 12)
    #expect(try script.waitForExit() == 0)
    #expect(script.screen.lastRow == "end")
  }

  @Test(.enabled(if: (try? FileSystem.realPath("/usr/bin/less")) != nil))
  func `less is the pager where none is named`() throws {
    let terminal = try Self.start(pager: nil)
    try terminal.send("load; ls\r")
    try terminal.wait(for: "less") { $0.lastRow == ":" }
    try terminal.send("q")
    try terminal.wait(for: "the prompt") { $0.lastRow == "hpsh main>" }
    try Self.leave(terminal)
  }

  @Test func `the environment names the pager, and no pager may be wanted`() {
    let command = { (choice: PagerChoice, environment: [String: String]) in
      PagerCommand(choice, { environment[$0] })?.text
    }
    #expect(command(.on, ["TERM": "xterm"]) == "less")
    #expect(command(.on, ["TERM": "dumb"]) == nil)
    #expect(command(.on, [:]) == nil)
    #expect(command(.on, ["PAGER": "more"]) == "more")
    #expect(command(.on, ["PAGER": "more", "HPSH_PAGER": "most -s"]) == "most -s")
    #expect(command(.on, ["PAGER": "more", "HPSH_PAGER": "cat"]) == nil)
    #expect(command(.on, ["PAGER": " "]) == nil)
    #expect(command(.off, ["PAGER": "more"]) == nil)
    #expect(command(.command("less -S"), ["TERM": "dumb", "PAGER": "more"]) == "less -S")
  }

  @Test(arguments: [
    ("a\nb\n", true), ("a\nb\n12345\n", true), ("a\nb\n12345\n\n", false),
    ("123456\n123456\n", false),
    ("日本\n\u{1B}[1;31m日本\u{1B}[0m\nab\u{1B}[0m\n", true), ("a\n日本語\nb\n", false),
    ("a\n\u{1B}[1;31m123456\u{1B}[0m\nb\n", false), ("", true),
  ]) func `rows are counted as the terminal shows them, in whatever pieces they come`(
    text: String, doesFit: Bool
  ) {
    let bytes = Array(text.utf8)
    var whole = RowCount(columns: 5, rows: 4)
    var pieces = whole
    for end in bytes.indices { _ = pieces.fits(Array(bytes[...end])) }
    let (fitsWhole, fitsPieces) = (whole.fits(bytes), pieces.fits(bytes))
    #expect(fitsWhole == doesFit && fitsPieces == doesFit)
  }
}
