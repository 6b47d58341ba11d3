import SessionSupport
import TerminalSupport
import Testing

/// What an attacker would try in a script, through every door, counted.
@Suite(.timeLimit(.minutes(10))) struct SafeEscapeTests {
  /// Returns the numbers of the lines at which something was refused.
  private static func refused(_ run: ProgramRun) -> Set<Int> {
    Set(
      run.errors.split(separator: "\n").filter { $0.hasSuffix("[denied]") }.compactMap { line in
        line.firstMatch(of: /:(\d+):\d+: error:/).flatMap { Int($0.output.1) }
      })
  }

  @Test(arguments: [Door.file, .text, .input])
  func `every escape is refused where it stands`(door: Door) throws {
    let folder = try EscapeFolder()
    // Rows with ids are there, so that each command comes as far as its file.
    let script = "load a.json\n" + folder.script(Escape.all)
    let before = try folder.contents()
    var options = ["--safe", "-k"]
    if door == .text { options += ["-c", script] } else if door == .file { options += ["s.hpsh"] }
    if door == .file { try folder.folder.write(script, to: "in/s.hpsh") }
    let run = try Hpsh.run(options, input: door == .input ? script : "", in: folder.path)
    let refused = Self.refused(run)
    let escapes = Escape.all.enumerated().filter { !refused.contains($0.offset + 2) }
    print(
      "--safe, \(door.rawValue): tried \(Escape.all.count), refused \(Escape.all.count - escapes.count)"
    )
    #expect(escapes.map(\.element.command) == [])
    #expect(run.status == 1)
    #expect(!run.output.contains(EscapeFolder.secret) && !run.errors.contains(EscapeFolder.secret))
    #expect(try folder.contents().filter { $0 != "in/s.hpsh" } == before)
  }

  @Test func `without --safe the counter counts the same escapes`() throws {
    let folder = try EscapeFolder()
    try folder.folder.write(
      "load a.json\n" + folder.script(Escape.all.filter { $0.command.hasPrefix("load '..") }),
      to: "in/s.hpsh")
    let run = try Hpsh.run(["-k", "s.hpsh"], in: folder.path)
    #expect(Self.refused(run).isEmpty)
  }

  @Test func `a test's process is bounded as the program that started it`() throws {
    let folder = try EscapeFolder()
    let lines = Escape.leaving.map { "! \($0.command)\n#> error: [..] [denied]\n" }.joined()
    try folder.folder.write(
      "load a.json\n#> ...\n" + lines.replacing("ROOT", with: folder.folder.path), to: "in/s.hpsh")
    for arguments in [["test", "--safe", "s.hpsh"], ["--safe", "test", "s.hpsh"]] {
      let run = try Hpsh.run(arguments, in: folder.path)
      #expect(run.output == "ok  s.hpsh\n1 passed, 0 failed\n", "\(run.errors)")
      #expect(!run.errors.contains(EscapeFolder.secret))
    }
    #expect(try folder.folder.names(in: "out") == ["o.db", "s.json"])
  }

  @Test func `a test may write to its own folder alone`() throws {
    let folder = try EscapeFolder()
    try folder.folder.write(
      """
      load a.json
      #> main: 1 row in 1 section
      dump --records > kept.json
      restore kept.json
      #> main: 1 row in 1 section
      ! echo x > ../kept.json
      #> error: ../kept.json: leaves the folder of the script's own files [denied]
      ! echo x > \(folder.path)/kept.json
      #> error: [..]/kept.json: --safe writes no files [denied]
      ! load ../out/s.json
      #> error: ../out/s.json: --safe reads nothing outside the script's folder [denied]

      """, to: "in/s.hpsh")
    let run = try Hpsh.run(["test", "--safe", "s.hpsh"], in: folder.path)
    #expect(run.output == "ok  s.hpsh\n1 passed, 0 failed\n", "\(run.errors)")
    let plain = try Hpsh.run(["--safe", "s.hpsh"], in: folder.path)
    #expect(plain.errors.contains("3:18: error: kept.json: --safe writes no files [denied]"))
    #expect(try !folder.folder.names(in: "in").contains("kept.json"))
  }

  @Test(arguments: [
    ["test", "--safe", "--update", "s.hpsh"], ["test", "--safe", "--junit", "j.xml", "s.hpsh"],
    ["test", "--safe", "--filter-failed", "s.hpsh"], ["fuzz", "--safe", "--out", "o", "s.hpsh"],
    ["shrink", "--safe", "--out", "o", "s.hpsh"], ["--safe", "--storyboard", "o.html", "s.hpsh"],
    ["--safe", "explain", "../out/s.json"], ["import", "--safe", "../out/s.json"],
    ["explain", "--safe", "link.json"], ["--safe", "import", "folder/s.json"],
  ])
  func `what the program itself would read or write is refused before anything runs`(
    arguments: [String]
  ) throws {
    let folder = try EscapeFolder()
    try folder.folder.write("load a.json\necho ran\n", to: "in/s.hpsh")
    let before = try folder.contents()
    let run = try Hpsh.run(arguments, in: folder.path, environment: ["HOME": folder.path])
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("--safe ") && run.errors.contains("--allow PATH"))
    #expect(!run.errors.contains(EscapeFolder.secret))
    #expect(try folder.contents() == before)
  }

  @Test(arguments: [["suspect"], ["fuzz", "--runs", "1"], ["shrink"], ["check"]])
  func `what runs a script again and again is bounded as well`(arguments: [String]) throws {
    let folder = try EscapeFolder()
    try folder.folder.write("load ../out/s.json\nexpect count = 0\n", to: "in/s.hpsh")
    let run = try Hpsh.run(arguments + ["--safe", "s.hpsh"], in: folder.path)
    #expect(!run.output.contains(EscapeFolder.secret) && !run.errors.contains(EscapeFolder.secret))
    if arguments != ["check"] {
      #expect(
        (run.output + run.errors).contains("--safe reads nothing outside"),
        "\(run.output)\(run.errors)")
    }
  }

  @Test func `links among the scripts of a folder lead nowhere`() throws {
    let folder = try EscapeFolder()
    try folder.folder.write("echo a\n", to: "in/s.hpsh")
    try folder.folder.link("in/t.hpsh", to: "../out/s.json")
    for command in ["test", "check"] {
      let run = try Hpsh.run([command, "--safe", "."], in: folder.path)
      #expect(run.status == 1)
      #expect(
        run.errors.hasPrefix(
          "hpsh: t.hpsh: --safe reads nothing outside the folder of the scripts\n"))
      #expect(!run.errors.contains(EscapeFolder.secret))
    }
  }

  @Test func `--allow adds a folder or a file to what is read, and nothing to what is written`()
    throws
  {
    let folder = try EscapeFolder()
    let script = "load ../out/s.json\n! echo x > ../out/new\n! load ../in2/s.json\n"
    try folder.folder.write(script, to: "in/s.hpsh")
    for allowed in ["../out", "../out/s.json", "folder", "link.json", "\(folder.folder.path)/out"] {
      for options in [["--safe", "--allow", allowed], ["--allow=\(allowed)", "--safe"]] {
        let run = try Hpsh.run(options + ["s.hpsh"], in: folder.path)
        #expect(run.status == 0, "\(options): \(run.errors)")
        #expect(run.lines == ["main: 1 row in 1 section"])
      }
      let test = try Hpsh.run(["test", "--safe", "--allow", allowed, "s.hpsh"], in: folder.path)
      #expect(test.status == 0, "\(test.errors)")
    }
    #expect(try folder.folder.names(in: "out") == ["o.db", "s.json"])
  }

  @Test func `--allow that is not there, or alone, is a wrong usage`() throws {
    let folder = try EscapeFolder()
    let missing = try Hpsh.run(["--safe", "--allow", "none", "-c", "tables"], in: folder.path)
    #expect(missing.status == 2)
    #expect(missing.errors == "hpsh: none: no such file or directory\n")
    let alone = try Hpsh.run(["--allow", ".", "-c", "tables"], in: folder.path)
    #expect(alone.status == 2)
    #expect(
      alone.errors == """
        hpsh: --allow adds to what --safe may read
          hint: hpsh --safe --allow PATH FILE

        """)
  }

  @Test func `the script's folder stays the one of the script that was given`() throws {
    let folder = try EscapeFolder()
    try folder.folder.write("source inner/one.hpsh\nload a.json\n", to: "in/s.hpsh")
    try folder.folder.write("load ../a.json\nsource two.hpsh\n", to: "in/inner/one.hpsh")
    try folder.folder.write("! load ../../out/s.json\n", to: "in/inner/two.hpsh")
    let run = try Hpsh.run(["--safe", "in/s.hpsh"], in: folder.folder.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.errors
        == "error: ../../out/s.json: --safe reads nothing outside the script's folder [denied]\n")
  }

  @Test(arguments: [
    "set safe off", "set safe on", "safe off", "let safe = off; load ../out/s.json",
  ])
  func `nothing in a script switches it off`(command: String) throws {
    let folder = try EscapeFolder()
    let run = try Hpsh.run(
      ["--safe", "-k", "-c", command, "-c", "load ../out/s.json; ls"], in: folder.path,
      environment: ["HPSH_SAFE": "0", "SAFE": "off"])
    #expect(!run.output.contains(EscapeFolder.secret))
    #expect(run.errors.contains("--safe reads nothing outside the current folder [denied]"))
  }

  @Test func `what is typed is kept nowhere`() throws {
    let folder = try EscapeFolder()
    let terminal = try PseudoTerminal(
      Hpsh.path, ["--safe"], environment: ["XDG_STATE_HOME": folder.path, "HOME": folder.path])
    try terminal.wait(for: "the prompt") { $0.lastRow == "hpsh main>" }
    try terminal.send("load /etc/passwd\r")
    try terminal.wait(for: "the refusal") { $0.text.contains { $0.contains("--safe") } }
    try terminal.wait(for: "the prompt") { $0.lastRow == "hpsh main>" }
    try terminal.send(Keys.control("D"))
    #expect(try terminal.waitForExit() == 0)
    #expect(try !folder.folder.names(in: "in").contains("hpsh"))
    #expect(try !folder.folder.names(in: "in").contains(".local"))
  }
}
