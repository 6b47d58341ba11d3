import SessionSupport
import TerminalSupport
import Testing

/// A shell on a screen that is not hpsh's own, as an app's package builds it.
@Suite(.timeLimit(.minutes(10))) struct OwnScreenTests {
  private static let program = TestProgram.path("own-screen")

  /// Runs the program to its end.
  private func run(
    _ arguments: [String], input: String = "", in folder: String = "/"
  ) throws -> ProgramRun {
    let program = try PipedProgram(
      Self.program, arguments.map { Array($0.utf8) }, folder: folder)
    program.send(input.utf8)
    return try program.finish()
  }

  private static let moved = """
    0:2 -> 0:0
    main: 3 rows in 1 section
        0  0:0  Map
        1  0:1  Tent
        2  0:2  Stove

    """

  @Test func `commands act on the controller, by whatever door they come`() throws {
    let folder = try TemporaryFolder()
    try folder.write("move 0:2 -> 0:0\nls\n", to: "pack.hpsh")
    for run in [
      try run(["-c", "move 0:2 -> 0:0; ls"]), try run([], input: "move 0:2 -> 0:0\nls\n"),
      try run(["pack.hpsh"], in: folder.path),
      try run(["-c", "source pack.hpsh"], in: folder.path),
    ] {
      #expect(run.output == Self.moved && run.errors == "" && run.status == 0)
    }
  }

  @Test func `scripts run as tests, each on a controller of its own`() throws {
    let folder = try TemporaryFolder()
    try folder.write("move 0:2 -> 0:0\nexpect rows * = 0:0 0:1 0:2\n", to: "a.hpsh")
    try folder.write("move Map -> 0:0\n#> 0:2 -> 0:0\n", to: "b.hpsh")
    let run = try run(["test", "a.hpsh", "b.hpsh"], in: folder.path)
    #expect(run.output == "ok  a.hpsh\nok  b.hpsh\n2 passed, 0 failed\n" && run.status == 0)
    #expect(try self.run(["check", "a.hpsh"], in: folder.path).status == 0)
    try folder.write("move 0:2 ->\n", to: "c.hpsh")
    #expect(try self.run(["check", "c.hpsh"], in: folder.path).status == 4)
  }

  @Test func `records cannot be brought in, since the controller has its own rows`() throws {
    for command in ["load", "load nope.json"] {
      let run = try run(["-c", command])
      #expect(run.messages == ["error: this controller brings its own rows [denied]"])
      #expect(run.status == 1)
    }
    #expect(
      try run(["-c", "refresh nope.json"]).messages == [
        "error: the rows of main have no records [denied]"
      ])
  }

  @Test func `it is typed at, with the prompt, the errors and the undo of hpsh`() throws {
    let terminal = try PseudoTerminal(Self.program, [], columns: 60, rows: 24)
    try terminal.wait(for: "the prompt") { $0.marksPastes && $0.lastRow == "hpsh main>" }
    try terminal.send("move 0:2 -> 0:0\r")
    try terminal.wait(forRows: ["hpsh main> move 0:2 -> 0:0", "0:2 -> 0:0", "hpsh main>"])
    try terminal.send("undo\r")
    try terminal.wait(for: "the undo") {
      $0.text.suffix(2) == ["undone: move 0:2 -> 0:0", "hpsh main>"]
    }
    try terminal.send("exit 5\r")
    #expect(try terminal.waitForExit() == 5)
  }
}
