import HPSession
import SessionSupport
import TerminalSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct HuntTests {
  private static let setUp = """
    load --group house
    fault mover-empty on
    always drift = none

    """

  @Test func `fuzz prints what it found as a script that hpsh shows`() throws {
    let folder = try TemporaryFolder()
    try folder.write(HuntTests.setUp, to: "setup.hpsh")
    let run = try Hpsh.run(["fuzz", "setup.hpsh", "--seed", "7", "--runs", "20"], in: folder.path)
    #expect(run.status == 3 && run.errors == "note: seed 7\n", "\(run.errors)")
    #expect(run.lines.count == 6 && run.lines[0].hasPrefix("# seed 7: "), "\(run.output)")
    #expect(run.lines[1].hasPrefix("# found: always drift = none "))
    #expect(
      run.lines[2...4] == ["load", "fault mover-empty on", "always drift = none"], "\(run.output)")
    #expect(run.lines.last?.hasPrefix("move ") == true)
    try folder.write(run.output, to: "found.hpsh")
    let found = try Hpsh.run(["found.hpsh"], in: folder.path)
    #expect(found.status == 3 && found.messages.count == 1, "\(found.errors)")
    let again = try Hpsh.run(
      ["fuzz", "setup.hpsh", "--seed", "7", "--runs", "20"], in: folder.path)
    #expect(again.output == run.output)
  }

  @Test func `fuzz that finds nothing says what it tried`() throws {
    let folder = try TemporaryFolder()
    try folder.write("load --group house\n#> main: 64 rows in 5 sections\n", to: "setup.hpsh")
    let run = try Hpsh.run(
      ["fuzz", "setup.hpsh", "--seed", "1", "--runs", "2", "--steps", "10"], in: folder.path)
    #expect(run.status == 0 && run.lines.count == 1)
    #expect(run.output.hasPrefix("seed 1: 20 commands in 2 runs, "), "\(run.output)")
    #expect(run.output.hasSuffix(" % of them legal; nothing was found\n"))
  }

  @Test func `fuzz writes a file where it is told to, and never the script`() throws {
    let folder = try TemporaryFolder()
    try folder.write(HuntTests.setUp, to: "setup.hpsh")
    let run = try Hpsh.run(
      ["fuzz", "setup.hpsh", "--seed", "7", "--runs", "20", "--out", "found.hpsh"], in: folder.path)
    #expect(run.status == 3 && run.lines.count == 1)
    #expect(try folder.read("found.hpsh").hasPrefix("# seed 7: "))
    #expect(try folder.names(in: ".").sorted() == ["found.hpsh", "setup.hpsh"])
    for command in ["fuzz", "shrink"] {
      let refused = try Hpsh.run([command, "setup.hpsh", "--out", "./setup.hpsh"], in: folder.path)
      #expect(refused.status == 2, "\(refused.errors)")
      #expect(refused.errors.contains("./setup.hpsh is the script itself, which stays as it is"))
    }
    #expect(try folder.read("setup.hpsh") == HuntTests.setUp)
  }

  @Test func `fuzz ends as the script does that fails itself`() throws {
    let folder = try TemporaryFolder()
    try folder.write("load\nexpect count = 1\n", to: "a.hpsh")
    try folder.write("bogus\n", to: "b.hpsh")
    #expect(try Hpsh.run(["fuzz", "a.hpsh"], in: folder.path).status == 3)
    #expect(try Hpsh.run(["fuzz", "b.hpsh"], in: folder.path).status == 4)
    #expect(try Hpsh.run(["fuzz", "c.hpsh"], in: folder.path).status == 2)
    #expect(try Hpsh.run(["fuzz", "a.hpsh", "--seed", "x"], in: folder.path).status == 2)
  }

  @Test(arguments: ["fuzz", "suspect", "shrink"])
  func `an interrupt ends a hunt, with what was tried so far`(command: String) throws {
    let folder = try TemporaryFolder()
    let script =
      command == "fuzz"
      ? "load\necho a > done.txt\n"
      : "expect count = 0\nrepeat 1000000000 { card open }\nexpect count = 1\n"
    try folder.write(script, to: "a.hpsh")
    try folder.write("", to: "tmp/.kept")
    let options = [command == "fuzz" ? "--time" : "--timeout", "1000"]
    let program = try PipedProgram(
      Hpsh.path, ([command, "a.hpsh"] + options).map { Array($0.utf8) },
      environment: ["TMPDIR": "\(folder.path)/tmp"], folder: folder.path)
    // Nothing is printed by then that could be waited for.
    let file = command == "fuzz" ? "/done.txt" : ""
    while try !folder.names(in: "tmp").contains(where: { name in
      name != ".kept" && FileSystem.kind(of: "\(folder.path)/tmp/\(name)\(file)") != nil
    }) {}
    program.signal(2)
    let run = try program.finish()
    #expect(run.status == 130, "\(run.output)\(run.errors)")
    if command == "fuzz" { #expect(run.output.hasSuffix("interrupted\n")) }
    #expect(try folder.names(in: "tmp") == [".kept"])
  }

  @Test(arguments: ["fuzz", "suspect", "shrink"])
  func `a script that never ends is timed out`(command: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("expect count = 0\nrepeat 1000000000 { card open }\n", to: "a.hpsh")
    let run = try Hpsh.run([command, "a.hpsh", "--timeout", "0.2"], in: folder.path)
    #expect(run.status == 124 && run.output.isEmpty)
    #expect(
      run.errors.drop { $0 != "a" }.hasPrefix(
        """
        a.hpsh:2:1: error: timed out after 0.2 s [timed-out]
          repeat 1000000000 { card open }
        """), "\(run.errors)")
  }

  @Test func `Markdown is read as hpsh test reads it: its blocks, one after the other`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      # Moves

      ```hpsh
      load people.json
      fault mover-empty on
      -- people.json --
      [{"id": "a", "name": "A"}, {"id": "b", "name": "B"}]
      ```

      What follows is wrong.

      ```hpsh
      move A -> 0:1
      card open
      expect drift = none
      ```

      """, to: "a.md")
    let shrunk = try Hpsh.run(["shrink", "a.md"], in: folder.path)
    #expect(shrunk.status == 0, "\(shrunk.errors)")
    #expect(
      shrunk.output == """
        load people.json
        fault mover-empty on

        move A -> 0:1
        expect drift = none
        -- people.json --
        [{"id": "a", "name": "A"}, {"id": "b", "name": "B"}]

        """)
    #expect(shrunk.errors.contains("a.md:5:8: error: "), "\(shrunk.errors)")
    let suspects = try Hpsh.run(["suspect", "a.md"], in: folder.path)
    #expect(
      suspects.status == 3
        && suspects.output.hasPrefix("the script fails without a fault, at line 15"),
      "\(suspects.output)")
    let fuzzed = try Hpsh.run(["fuzz", "a.md", "--runs", "1"], in: folder.path)
    #expect(fuzzed.status == 3 && fuzzed.errors.contains("a.md:15:8: error: "), "\(fuzzed.errors)")
  }

  @Test func `suspect names the mistake that shows what a script states`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      load people.json
      move A -> 0:2
      select 0:0
      expect cell 0:0 text = B and card.row = @a
      -- people.json --
      [{"id": "a", "name": "A"}, {"id": "b", "name": "B"}, {"id": "c", "name": "C"}]

      """, to: "bug.hpsh")
    let run = try Hpsh.run(["suspect", "bug.hpsh"], in: folder.path)
    #expect(run.status == 0 && run.errors == "")
    #expect(
      run.output == """
        the script fails without a fault, at line 4; 1 known mistake fits
        mover-empty
          func tableView(… moveRowAt source: …, to destination: …) {}
          instead: items.insert(items.remove(at: source.row), at: destination.row)

        """)
  }

  @Test func `suspect refuses a script that states nothing, and reports one that nothing fits`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write("load\n", to: "a.hpsh")
    try folder.write("load\nexpect count = 1\n", to: "b.hpsh")
    let refused = try Hpsh.run(["suspect", "a.hpsh"], in: folder.path)
    #expect(
      refused.status == 2
        && refused.errors == """
          hpsh: a.hpsh: it states nothing, so that every mistake would fit
            hint: write what the app showed, with expect or #> lines

          """
    )
    let unknown = try Hpsh.run(["suspect", "b.hpsh"], in: folder.path)
    #expect(unknown.status == 3)
    #expect(
      unknown.lines.first == "the script fails without a fault, at line 2; no known mistake fits")
  }

  @Test func `shrink prints the fewest commands, and how they fail`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      # Harry stays first.
      load --group house
      card open; select 0:1
      # why not
      move 0:0 -> 0:5
      repeat 2 { card close }
      expect title 0:0 = "Harry Potter"

      """, to: "bug.hpsh")
    let run = try Hpsh.run(["shrink", "bug.hpsh"], in: folder.path)
    #expect(run.status == 0)
    #expect(
      run.output == """
        # Harry stays first.
        load
        # why not
        move 0:0 -> 0:1
        expect title 0:0 = "Harry Potter"

        """)
    #expect(
      run.errors == """
        note: 3 of 7 commands are left, and fail so:
        bug.hpsh:5:8: error: expected title 0:0 = "Harry Potter" [expectation]
          expect title 0:0 = "Harry Potter"
                 ^~~~~~~~~~~~~~~~~~~~~~~~~~
          wanted: "Harry Potter"
          got:    "Hermione Granger"
                    ^

        """)
  }

  @Test func `shrink says where the outcome has become another`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "load\nselect 0:1\nselect 0:2\nexpect card.row = \"Harry Potter\"\n", to: "a.hpsh")
    let note = "the whole script wanted or found something else; --exact keeps what was"
    let run = try Hpsh.run(["shrink", "a.hpsh"], in: folder.path)
    #expect(run.output == "load\nexpect card.row = \"Harry Potter\"\n" && run.errors.contains(note))
    let exact = try Hpsh.run(["shrink", "a.hpsh", "--exact"], in: folder.path)
    #expect(!exact.errors.contains(note), "\(exact.errors)")
  }

  @Test(arguments: ["test", "suspect"])
  func `a command of the program typed to the shell is told where it runs`(name: String) throws {
    let run = try Hpsh.run(["-c", name])
    #expect(
      run.errors.hasSuffix(
        "  hint: in the system's shell: hpsh \(name); hpsh help \(name) explains it\n"),
      "\(run.errors)")
  }

  @Test func `shrink refuses a script that holds`() throws {
    let folder = try TemporaryFolder()
    try folder.write("expect count = 0\n", to: "a.hpsh")
    let run = try Hpsh.run(["shrink", "a.hpsh"], in: folder.path)
    #expect(
      run.status == 2
        && run.errors == """
          hpsh: a.hpsh: it does not fail, so there is nothing to shrink
            hint: hpsh test a.hpsh shows that it holds

          """
    )
  }
}
