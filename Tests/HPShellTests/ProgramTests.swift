import HPSession
import SessionSupport
import TerminalSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct ProgramTests {
  @Test func `it says its version and its help`() throws {
    let version = try Hpsh.run(["--version"])
    #expect(version.output == "hpsh 0.1.0\n" && version.errors == "" && version.status == 0)
    #expect(try Hpsh.run(["-c", "version"]).output == version.output)
    let help = try Hpsh.run(["--help"])
    #expect(help.status == 0 && help.errors == "")
    for part in ["  test ", "  check ", "-k", "--keep-going", "-c", "-i", "--version"] {
      #expect(help.output.contains(part), "\(part)")
    }
    #expect(help.lines.count <= 22 && help.lines.allSatisfy { $0.count <= 80 }, "\(help.output)")
    #expect(try Hpsh.run(["help", "hpsh"]).output.contains("\nStatus:\n  0 all went well"))
    for name in ["test", "check", "explain"] {
      let own = try Hpsh.run([name, "--help"])
      #expect(own.status == 0 && own.output.contains("\(name) "))
      #expect(try Hpsh.run(["help", name]).output == own.output)
    }
    #expect(try Hpsh.run(["help"]).output == help.output)
    for name in ["move", "rules", "no-row"] {
      #expect(try Hpsh.run(["help", name]).output == Hpsh.run(["-c", "help \(name)"]).output)
    }
    let none = try Hpsh.run(["help", "tset"])
    #expect(none.status == 2 && none.errors.hasPrefix("hpsh: no help on \"tset\"\n"))
  }

  @Test func `a script has its arguments as variables`() throws {
    let folder = try TemporaryFolder()
    try folder.write("echo $1 \"<$2>\"\n", to: "args.hpsh")
    let script = "\(folder.path)/args.hpsh"
    #expect(try Hpsh.run([script, "a", "--b c"]).output == "a <--b c>\n")
    #expect(try Hpsh.run([script, "a"]).status == 4)
  }

  @Test(arguments: [
    ["--help"], ["test", "--help"], ["check", "--help"], ["-c", "help all"], ["-c", "load; ls"],
  ])
  func `nothing is coloured in a pipe`(arguments: [String]) throws {
    let run = try Hpsh.run(arguments)
    #expect(!run.outputBytes.contains(0x1B) && !run.errorBytes.contains(0x1B))
  }

  @Test(arguments: [
    (["nope.hpsh"], "hpsh: nope.hpsh: no such file or directory\n"),
    (
      ["tset"], "hpsh: tset: no such file or directory\n  hint: did you mean hpsh test?\n"
    ),
    (
      ["chekc", "a"], "hpsh: chekc: no such file or directory\n  hint: did you mean hpsh check?\n"
    ),
    (["/"], "hpsh: /: is a directory\n"),
    (["test", "nope"], "hpsh: nope: no such file or directory\n"),
    (["check", "nope"], "hpsh: nope: no such file or directory\n"),
  ])
  func `a script that is not there is wrong usage, with the sub-command that may be meant`(
    arguments: [String], errors: String
  ) throws {
    let run = try Hpsh.run(arguments)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors == errors)
  }

  @Test(arguments: [
    ["--nope"], ["-x"], ["-c"], ["test"], ["check"], ["--keep-goin"], ["-i"],
    ["-i", "-c", "echo a"],
    ["--version=3"], ["test", "--nope", "/"],
  ])
  func `what the program does not take is wrong usage`(arguments: [String]) throws {
    let run = try Hpsh.run(arguments)
    #expect(run.status == 2 && run.output == "", "\(run.output)")
    #expect(run.errors.hasPrefix("hpsh: "), "\(run.errors)")
  }

  @Test func `a folder without scripts is wrong usage`() throws {
    let folder = try TemporaryFolder()
    for name in ["test", "check"] {
      let run = try Hpsh.run([name, folder.path])
      #expect(run.status == 2)
      #expect(run.errors == "hpsh: no .hpsh file in \(folder.path)\n")
    }
  }

  @Test func `no command reads the commands' own stream`() throws {
    let run = try Hpsh.run(["-k"], input: "load -\nls main\n")
    #expect(run.output == "main: 0 rows\n")
    #expect(
      run.errors == """
        stdin:1:6: error: standard input is where commands come from [io]
          load -
               ^
          hint: name a file

        """)
    #expect(run.status == 1)
  }

  @Test func `a plain run of golden lines notes that only a test compares them`() throws {
    let folder = try TemporaryFolder()
    try folder.write("echo a\n#> b\n", to: "golden.hpsh")
    let run = try Hpsh.run(["golden.hpsh"], in: folder.path)
    #expect(run.status == 0 && run.output == "a\n")
    #expect(
      run.errors == "note: golden.hpsh: hpsh test compares what it prints with its #> lines\n")
  }

  @Test(arguments: ["echo a", "select 0", "exit 3", "bogus", "expect 1 = 2"])
  func `what a script carries is unpacked into a fresh folder and removed, however it ends`(
    last: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "tmp/.kept")
    let script =
      "source in.hpsh\necho x > out.txt\n\(last)\n-- in.hpsh --\necho in\n"
    try folder.write(script, to: "carry.hpsh")
    let run = try Hpsh.run(
      ["-k", "carry.hpsh"], in: folder.path, environment: ["TMPDIR": "\(folder.path)/tmp"])
    // A fault of the text is found before anything is unpacked.
    #expect(run.output == (last == "bogus" ? "" : last == "echo a" ? "in\na\n" : "in\n"))
    #expect(try folder.names(in: "tmp") == [".kept"])
    #expect(try folder.names() == ["carry.hpsh", "tmp"])
  }

  @Test func `what a script carries is removed too where the program is told to leave`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "tmp/.kept")
    try folder.write(
      "echo x > out.txt\nrepeat 1000000000 { card open }\n-- in.hpsh --\necho in\n",
      to: "carry.hpsh")
    let program = try PipedProgram(
      Hpsh.path, [Array("carry.hpsh".utf8)], environment: ["TMPDIR": "\(folder.path)/tmp"],
      folder: folder.path)
    while try !folder.names(in: "tmp").contains(where: {
      FileSystem.kind(of: "\(folder.path)/tmp/\($0)/out.txt") != nil
    }) {}
    program.signal(15)
    #expect(try program.finish().status == 143)
    #expect(try folder.names(in: "tmp") == [".kept"])
  }

  @Test func `an option behind the script is the script's, which is said`() throws {
    let folder = try TemporaryFolder()
    try folder.write("echo \"$1\" \"$2\"\n", to: "a.hpsh")
    let run = try Hpsh.run(["a.hpsh", "--storyboard", "b.html", "-k", "--other"], in: folder.path)
    #expect(run.status == 0 && run.output == "--storyboard b.html\n")
    #expect(
      run.errors
        == "note: --storyboard is an argument of the script here; options stand before FILE\n")
  }

  @Test func `malformed data names byte, line and column`() throws {
    let folder = try TemporaryFolder()
    try folder.write("[{\"name\":\"x\"},\n {\"name\":tru}]\n", to: "bad.json")
    let run = try Hpsh.run(["-c", "load bad.json"], in: folder.path)
    #expect(run.status == 1)
    #expect(
      run.messages == [
        "error: bad.json: line 2, column 10 (byte 24): tru is not a value [bad-data]"
      ])
    for text in ["", "[", "{}", "[1]", "[{\"a\":1e999}]", "[{\"a\":01}]", "\u{FEFF}", "nul"] {
      try folder.write(text, to: "other.json")
      let other = try Hpsh.run(["-c", "load other.json; ls"], in: folder.path)
      #expect([0, 1].contains(other.status), "\(text): \(other.errors)")
    }
  }

  @Test func `the commands of the shell agree with themselves`() throws {
    let run = try Hpsh.run(["-c", "help all"])
    #expect(run.status == 0)
    #expect(run.lines.contains { $0.hasPrefix("  load ") || $0.hasPrefix("load ") })
  }
}
