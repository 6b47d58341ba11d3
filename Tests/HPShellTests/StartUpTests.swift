import SessionSupport
import TerminalSupport
import Testing

/// The file that the typed prompt starts with, and the aliases in it.
@Suite(.timeLimit(.minutes(10))) struct StartUpTests {
  private static func start(
    _ arguments: [String] = [], in folder: TemporaryFolder, config: String? = nil
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      Hpsh.path, arguments,
      environment: config.map { ["XDG_CONFIG_HOME": $0] } ?? ["HOME": folder.path], columns: 200)
  }

  @Test func `the prompt starts with the aliases and options of the user's file`() throws {
    let folder = try TemporaryFolder()
    try folder.write("alias m move\nset prompt \"> \"\n", to: ".config/hpsh/init.hpsh")
    let terminal = try Self.start(in: folder)
    try terminal.wait(for: "the prompt") { $0.lastRow == ">" }
    try terminal.send("load --group house; m 1:2 -> 2:0\r")
    try terminal.wait(for: "the answer") {
      $0.text.suffix(3) == [
        "main: 64 rows in 5 sections", "1:2 -> 1:11  (asked for 2:0; edge of section 1)", ">",
      ]
    }
    try terminal.send("undo; history\r")
    try terminal.wait(for: "the history, as it was typed") {
      $0.text.suffix(4) == [
        "undone: move 1:2 -> 2:0", "1  load --group house; m 1:2 -> 2:0", "2  undo; history", ">",
      ]
    }
    try terminal.send("record \(folder.path)/bug.hpsh; m 1:0 -> 1:1; record off\r")
    try terminal.wait(for: "the recording") {
      $0.text.suffix(2) == ["1:0 -> 1:1", ">"]
    }
    try terminal.send(Keys.control("D"))
    #expect(try terminal.waitForExit() == 0)
    let script = try folder.read("bug.hpsh")
    #expect(script.contains("\nmove @") && !script.contains("\nm "), "\(script)")
  }

  @Test func `what is wrong in the user's file is told with its place, and the prompt comes`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write("set width many\nalias m move\n", to: "hpsh/init.hpsh")
    let terminal = try Self.start(in: folder, config: folder.path)
    try terminal.wait(for: "the prompt") { $0.lastRow == "hpsh main>" }
    #expect(
      terminal.screen.text.contains {
        $0.hasSuffix("init.hpsh:1:11: error: \"many\" is not a number from 10 to 10000 [usage]")
      }, "\(terminal.screen.text)")
    try terminal.send("alias\r")
    try terminal.wait(for: "the aliases") { $0.text.suffix(2) == ["alias m move", "hpsh main>"] }
    try terminal.send(Keys.control("D"))
    #expect(try terminal.waitForExit() == 0)
  }

  @Test func `--init reads another file instead`() throws {
    let folder = try TemporaryFolder()
    try folder.write("set prompt \"own> \"\n", to: "hpsh/init.hpsh")
    try folder.write("set prompt \"other> \"\n", to: "other.hpsh")
    let terminal = try Self.start(
      ["--init", "\(folder.path)/other.hpsh"], in: folder, config: folder.path)
    try terminal.wait(for: "the prompt") { $0.lastRow == "other>" }
    try terminal.send(Keys.control("D"))
    #expect(try terminal.waitForExit() == 0)
    let none = try Self.start(["--init", "/dev/null"], in: folder, config: folder.path)
    try none.wait(for: "the prompt") { $0.lastRow == "hpsh main>" }
    try none.send(Keys.control("D"))
    #expect(try none.waitForExit() == 0)
  }

  @Test func `no other door reads the user's file`() throws {
    let folder = try TemporaryFolder()
    try folder.write("echo own\n", to: "hpsh/init.hpsh")
    try folder.write("echo script\n", to: "a.hpsh")
    let environment = ["XDG_CONFIG_HOME": folder.path]
    #expect(try Hpsh.run(["-c", "echo a"], environment: environment).output == "a\n")
    #expect(try Hpsh.run([], input: "echo a\n", environment: environment).output == "a\n")
    let script = "\(folder.path)/a.hpsh"
    #expect(try Hpsh.run([script], environment: environment).output == "script\n")
    #expect(try Hpsh.run(["test", script], environment: environment).status == 0)
  }

  @Test(
    arguments: [
      ("let n = 3\nset quiet on\n", ["-c", "load; echo $n"], "3\n", "", 0),
      (
        "select 0\n", ["-c", "echo no"], "", "\"select\" has no place in a start-up file [denied]",
        1
      ),
      ("bogus\n", ["-c", "echo no"], "", "unknown command \"bogus\" [unknown-command]", 4),
      ("alias m echo\n", ["-c", "m a"], "", "unknown command \"m\" [unknown-command]", 4),
    ] as [(String, [String], String, String, Int32)])
  func `--init at another door runs before it, or the program ends with its status`(
    file: String, arguments: [String], output: String, error: String, status: Int32
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(file, to: "init.hpsh")
    let run = try Hpsh.run(["--init", "\(folder.path)/init.hpsh"] + arguments)
    #expect(run.output == output && run.status == status)
    #expect(run.errors.contains(error))
    let missing = try Hpsh.run(["--init", "\(folder.path)/none.hpsh", "-c", "echo no"])
    #expect(missing.status == 2 && missing.output == "" && missing.errors.contains("none.hpsh: "))
  }
}
