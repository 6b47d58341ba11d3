import CommandKit
import HPSession
import SessionSupport
import TerminalSupport
import Testing

@testable import HPShell

/// No sequence of a terminal reaches a pipe, whatever is run, unless it was asked for.
@Suite(.timeLimit(.minutes(10))) struct ColourTests {
  private static let escape = UInt8(0x1B)

  /// Commands that print in every way there is, errors among them.
  private static let script = """
    load --group house; select 1:2; ls; ls 0:0..0:2 --columns house,wand.core; fields; find harry
    ls --format json; ls --format md; drift; model delete 0:0; drift; mark a; reload; delete 0:0; diff a
    cells; screen; why 0:0; row 0:0; card; selection; tables; faults; trace on; select 0:1; metrics
    set; set width 20; ls; set width auto; set prompt "{table}> "; history; version; tutorial
    echo "\\u{1B}[31m"; insert 0:0 id=x "name=\\u{1B}[31mred" house=a; ls 0:0; select 0:0
    expect count = 3; expect selection = "Ron"; ! select 99:9; bogus; set prompt "{x}"; select 99:9
    expect rows 0:0..0:3 = 9; always count = 1; undo; always off; dump --compact; help; apropos move

    """

  private static func check(
    _ run: ProgramRun, _ what: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      !run.outputBytes.contains(escape) && !run.errorBytes.contains(escape), "\(what)",
      sourceLocation: sourceLocation)
  }

  @Test(arguments: Door.allCases) func `at every door`(door: Door) throws {
    let folder = try TemporaryFolder()
    for line in Self.script.split(separator: "\n") {
      let run = try door.run(String(line) + "\n", options: ["-k"], in: folder)
      Self.check(run, "\(door) \(line)")
    }
  }

  @Test func `in the help on every command, topic, code and sub-command`() throws {
    let commands = CommandRegistry<Session>.shell.commands.map(\.name)
    let topics =
      try Hpsh.run(["-c", "complete \"help \""]).lines + DiagnosticCode.all.map(\.rawValue)
    let texts =
      commands.map { "\($0) --help" }
      + (commands + topics + ["all", "nothing"]).map { "help \($0)" }
    let run = try Hpsh.run(["-k", "-c", texts.joined(separator: "\n")])
    #expect(run.lines.count > 1_000)
    Self.check(run, "help")
    for name in Program.subcommands.commands.map(\.name) {
      Self.check(try Hpsh.run([name, "--help"]), name)
      Self.check(try Hpsh.run(["help", name]), name)
      Self.check(try Hpsh.run([name, "--bogus"]), name)
    }
    for arguments in [
      ["--help"], ["help"], ["help", "bogus"], ["--bogus"], ["--version"], ["nothing.hpsh"],
      ["--print", "man"], ["--print", "bash"], ["--print", "zsh"], ["--print", "fish"],
      ["--color", "auto", "--help"], ["--color=never", "help", "move"],
    ] { Self.check(try Hpsh.run(arguments), "\(arguments)") }
  }

  @Test func `in what every sub-command prints`() throws {
    let folder = try TemporaryFolder()
    let good = "load\n#> main: 64 rows in 1 section\nexpect count = 64\n"
    try folder.write(good, to: "good.hpsh")
    try folder.write("load\n#> main: 3 rows\nexpect count = 3\n", to: "bad.hpsh")
    try folder.write("## p\nload\nexpect count = 3\n", to: "phase.hpsh")
    try folder.write("bogus\n", to: "text.hpsh")
    try folder.write("hpsh-trace main didSelectRowAt 0:3\n\u{1B}[31mother\n", to: "log")
    try folder.write("\u{1B}[31mno exception\n", to: "crash")
    for arguments in [
      ["test", "."], ["test", "--json", "."], ["test", "--filter", "x", "."], ["check", "."],
      ["check", "--json", "."], ["explain", "crash"], ["import", "log"], ["suspect", "good.hpsh"],
      ["suspect", "bad.hpsh"], ["fuzz", "good.hpsh", "--runs", "1"], ["shrink", "bad.hpsh"],
      ["shrink", "good.hpsh"], ["--storyboard", "a.html", "good.hpsh"],
    ] { Self.check(try Hpsh.run(arguments, in: folder.path), "\(arguments)") }
  }

  @Test func `--color always colours a pipe at every door, and files and golden lines never`()
    throws
  {
    let folder = try TemporaryFolder()
    for door in Door.allCases {
      let run = try door.run(
        "load; ls 0:0; ls 0:0 > a.txt; select 99\n", options: ["--color", "always"], in: folder)
      #expect(run.output.contains("\u{1B}[1mmain: 64 rows in 1 section\u{1B}[0m\n"), "\(door)")
      #expect(
        run.errors.contains("\u{1B}[1;31merror:\u{1B}[0m main has no row at position 99"), "\(door)"
      )
      let file = try FileSystem.contents(ofFile: "\(folder.path)/a.txt")
      #expect(!file.isEmpty && !file.contains(Self.escape), "\(door)")
    }
    let golden = """
      load
      #> main: 64 rows in 1 section
      set color always
      ls 0:0
      #> main: 64 rows in 1 section
      #>     0  0:0  Harry Potter  ≡

      """
    try folder.write(golden, to: "tests/good.hpsh")
    try folder.write("load\nexpect count = 3\n", to: "tests/poor.hpsh")
    let run = try Hpsh.run(["test", "--color", "always", "tests"], in: folder.path)
    #expect(
      run.output == """
        \u{1B}[32mok\u{1B}[0m  tests/good.hpsh
        \u{1B}[1;31mFAILED\u{1B}[0m  tests/poor.hpsh
        \u{1B}[32m1 passed\u{1B}[0m, \u{1B}[1;31m1 failed\u{1B}[0m

        """)
    #expect(
      run.errors.hasPrefix("\u{1B}[1mtests/poor.hpsh:2:8: \u{1B}[0m\u{1B}[1;31merror:\u{1B}[0m "))
    #expect(
      try Hpsh.run(["--color", "always", "test", "tests"], in: folder.path).output == run.output)
    let help = try Hpsh.run(["--color=always", "move", "--help"])
    #expect(help.status == 2)
    for arguments in [
      ["--color=always", "help", "move"], ["--color", "always", "test", "--help"],
    ] {
      #expect(try Hpsh.run(arguments).output.contains("\u{1B}[1mExamples"))
    }
    let wrong = try Hpsh.run(["--color", "red", "test", "."])
    #expect(
      wrong.status == 2 && wrong.errors.hasPrefix("hpsh: \"red\" is not auto, always or never\n"))
  }

  @Test func `set color says when from there on`() throws {
    let run = try Hpsh.run([
      "-k", "-c", "select 0; set color always; select 0; set color never; select 0",
    ])
    let heads = run.errors.split(separator: "\n").filter { $0.contains("error:") }
    #expect(heads.map { $0.contains("\u{1B}") } == [false, true, false])
  }

  @Test(
    arguments: [
      ([:], true), (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), (["TERM": "dumb"], false),
    ] as [([String: String], Bool)])
  func `a terminal gets colours unless it or the user wants none`(
    environment: [String: String], isColoured: Bool
  ) throws {
    let commands = "load; ls 0..3; help move; ! select 99; select 99"
    let terminal = try PseudoTerminal(Hpsh.path, ["-c", commands], environment: environment)
    #expect(try terminal.waitForExit() == 1)
    #expect(terminal.output.contains(Self.escape) == isColoured)
    let folder = try TemporaryFolder()
    try folder.write("load\nexpect count = 3\n", to: "a.hpsh")
    let tests = try PseudoTerminal(Hpsh.path, ["test", folder.path], environment: environment)
    #expect(try tests.waitForExit() == 3)
    let text = String(decoding: tests.output, as: UTF8.self)
    #expect(text.contains(#/\u{1B}\[[0-9;]+m/#) == isColoured)
  }

  @Test func `with NO_COLOR the prompt and what is printed at it have no colours`() throws {
    let terminal = try PseudoTerminal(Hpsh.path, environment: ["NO_COLOR": "1"])
    try terminal.wait(for: "the prompt") { $0.lastRow == "hpsh main>" }
    try terminal.send("load; select 3; ls 0..3; fault mover-empty on; select 99\r")
    try terminal.wait(for: "the prompt") { $0.lastRow == "hpsh main 0:3 [mover-empty]>" }
    try terminal.send(Keys.control("D"))
    #expect(try terminal.waitForExit() == 0)
    let text = String(decoding: terminal.output, as: UTF8.self)
    #expect(text.contains("Hermione Granger") && !text.contains(#/\u{1B}\[[0-9;]*m/#))
  }

  @Test func `each of the two streams is asked for itself`() throws {
    let folder = try TemporaryFolder()
    let terminal = try PseudoTerminal(
      "/bin/sh",
      ["-c", "'\(Hpsh.path)' -c 'load; ls 0; select 99' >'\(folder.path)/out'"])
    #expect(try terminal.waitForExit() == 1)
    #expect(terminal.output.contains(Self.escape))
    let file = try FileSystem.contents(ofFile: "\(folder.path)/out")
    #expect(!file.isEmpty && !file.contains(Self.escape))
  }

  @Test func `lines are cut at the terminal's width, and in a pipe not at all`() throws {
    let terminal = try PseudoTerminal(Hpsh.path, ["-c", "load; ls 0..1"], columns: 20)
    #expect(try terminal.waitForExit() == 0)
    #expect(
      terminal.screen.text == [
        "main: 64 rows in 1 s", "ection", "main: 64 rows in 1 …", "    0  0:0  Harry P…",
        "    1  0:1  Hermion…",
      ])
    let run = try Hpsh.run(["-c", "load; ls 0..1"])
    #expect(run.lines.last == "    1  0:1  Hermione Granger  ≡")
  }
}
