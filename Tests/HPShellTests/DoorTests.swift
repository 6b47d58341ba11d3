import HPSession
import SessionSupport
import TerminalSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct DoorTests {
  private static let script = """
    load --group house
    ls main 0:0..0:2   # three rows
    select "Draco Malfoy"; card
    trace on
    ! move 0:0 -> 9:0
    move 1:2 -> 2:0
    trace off; selection
    repeat 2 {
      move 0:0 -> 0:1; echo moved
    }
    echo 'a b' "c\\td\\u{e9}" \\
      continued
    dump --compact > state.json
    source other.hpsh
    undo 3
    expect count = 64 and selection = "Draco Malfoy"

    """

  private static let failing = """
    move 9:0 -> 0:0
    select "Lily Potter"
    expect selection = "Lily Poter"
    echo c > no/where
    load nope.json
    ! echo a
    undo 99
    """

  @Test(arguments: Door.allCases)
  func `a text that ends with a row in the air puts it back, with a note, and all is well`(
    _ door: Door
  ) throws {
    let folder = try TemporaryFolder()
    let run = try door.run("load; lift 0:1\nhover 0:0\n", in: folder)
    #expect(run.output == "main: 64 rows in 1 section\n0:1 -> 0:0\n")
    #expect(run.errors == "note: row 0:1 of main was lifted to the end, and is put back\n")
    #expect(run.status == 0)
  }

  @Test func `a row stays in the air from one -c to the next`() throws {
    let run = try Hpsh.run(["-c", "load; lift 0:1", "-c", "hover 0:0", "-c", "drop"])
    #expect(run.lines.last == "0:1 -> 0:0" && run.errors.isEmpty)
  }

  @Test func `one script prints the same at every door, what goes wrong in it too`() throws {
    let folder = try TemporaryFolder()
    try folder.write("echo other\nls 0 --format json\n", to: "other.hpsh")
    let runs = try Door.allCases.map {
      try $0.run(Self.script + Self.failing, options: ["-k"], in: folder)
    }
    for (door, run) in zip(Door.allCases, runs) {
      #expect(run.output == runs[0].output, "\(door)")
      #expect(run.messages == runs[0].messages, "\(door)")
      #expect(run.status == 1, "\(door)")
    }
    #expect(runs[0].lines.first == "main: 64 rows in 5 sections")
    #expect(runs[0].messages.count == 8, "\(runs[0].errors)")
    #expect(try folder.read("state.json").hasPrefix("{\"hpsh\":1,"))
  }

  @Test func `only the place differs`() throws {
    let folder = try TemporaryFolder()
    let places = ["script.hpsh:2:8: ", "-c 1:2:8: ", "stdin:2:8: ", "script.hpsh:2:8: "]
    for (door, place) in zip(Door.allCases, places) {
      let run = try door.run("load\n\tselect \"Lily Poter\"\n", in: folder)
      #expect(
        run.errors == """
          \(place.replacing(":8:", with: ":9:"))error: no row of main has the title "Lily Poter" [no-row]
            \u{20}select "Lily Poter"
            \u{20}       ^~~~~~~~~~~~
            hint: did you mean "Lily Potter"?

          """, "\(door)")
    }
  }

  @Test
  func `a faulty text says the same at every door and runs only what stood before it on stdin`()
    throws
  {
    let folder = try TemporaryFolder()
    for fault in ["bogus", "echo a\\", "select", "repeat 2 {", "expect 1", "-- f --", "$x"] {
      let runs = try Door.allCases.map { try $0.run("echo before\n\(fault)\n", in: folder) }
      for (door, run) in zip(Door.allCases, runs) {
        let isFixture = fault.hasPrefix("--")
        guard !isFixture || door == .input else { continue }
        #expect(run.output == (door.readsAhead ? "" : "before\n"), "\(fault) \(door)")
        #expect(isFixture || run.messages == runs[0].messages, "\(fault) \(door)")
        #expect(run.status == 4, "\(fault) \(door)")
      }
    }
  }

  @Test func `several -c texts run one after another, each by itself`() throws {
    let run = try Hpsh.run(["-c", "load; echo a", "-c", "bogus", "-c", "echo b"])
    #expect(run.output == "main: 64 rows in 1 section\na\n")
    #expect(run.errors.hasPrefix("-c 2:1:1: error: "))
    #expect(run.status == 4)
    let all = try Hpsh.run(["-k", "-c", "echo a", "-c", "bogus", "-c", "echo b"])
    #expect(all.output == "a\nb\n")
    #expect(all.status == 4)
  }

  @Test func `results and errors come out in the order in which they arose`() throws {
    let run = try Hpsh.run(
      ["-k", "-c", "echo a; select 0; echo b", "-c", "bogus", "-c", "! select 0; echo c"],
      mergesErrors: true)
    #expect(
      run.output == """
        a
        -c 1:1:16: error: main has no rows [no-row]
          echo a; select 0; echo b
                         ^
          hint: load fills it
        b
        -c 2:1:1: error: unknown command "bogus" [unknown-command]
          bogus
          ^~~~~
        error: main has no rows [no-row]
        c

        """)
  }

  @Test func `a stream is answered before more comes and before it closes`() throws {
    let program = try PipedProgram(Hpsh.path, [])
    for word in ["one", "two", "three"] {
      program.send("echo \(word)\n".utf8)
      try program.wait(for: word) {
        $0.output.suffix(word.utf8.count + 1) == Array("\(word)\n".utf8)[...]
      }
    }
    program.send("repeat 2 {\n".utf8)
    program.send("echo four }\necho last".utf8)
    #expect(try program.finish().output == "one\ntwo\nthree\nfour\nfour\nlast\n")
  }

  @Test func `a stream that comes byte by byte is the same as one in one piece`() throws {
    let program = try PipedProgram(Hpsh.path, [])
    var count = 0
    for byte in Array("echo a\necho '日本'\nrepeat 2 {\n echo b }\n! select 0\n".utf8) {
      program.send([byte])
      count += 1
      // Each line's answer shows that what stands before it was read by then.
      if byte == UInt8(ascii: "\n"), count < 8 {
        try program.wait(for: "a") { $0.output == Array("a\n".utf8) }
      }
    }
    let run = try program.finish()
    #expect(run.output == "a\n日本\nb\nb\n")
    #expect(run.errors == "error: main has no rows [no-row]\n")
  }

  @Test func `a line that comes again is told of at its own place`() throws {
    let lines = 6
    let run = try Hpsh.run(
      ["-k"], input: String(repeating: "echo a\nexpect count = 5\n", count: lines))
    #expect(run.output == String(repeating: "a\n", count: lines))
    let wanted = (1...lines).map { number in
      """
      stdin:\(2 * number):8: error: expected count = 5 [expectation]
        expect count = 5
               ^~~~~~~~~
        wanted: "5"
        got:    "0"
                 ^

      """
    }
    #expect(run.errors == wanted.joined())
  }

  @Test func `a line that comes again means what it says by then`() throws {
    let echoes = String(repeating: "echo $x\n", count: 4)
    let looks = String(repeating: "selection\n", count: 4)
    let run = try Hpsh.run(
      [],
      input: """
        let x = 1
        \(echoes)let x = 2
        \(echoes)load
        \(looks)select 0:1
        \(looks)undo
        \(looks)
        """)
    let one = String(repeating: "1\n", count: 4)
    let two = String(repeating: "2\n", count: 4)
    let none = String(repeating: "none\n", count: 4)
    let selected = String(repeating: "0:1  Hermione Granger\n", count: 4)
    #expect(run.errors == "")
    #expect(
      run.output
        == "\(one)\(two)main: 64 rows in 1 section\n\(none)\(selected)undone: select 0:1\n\(none)")
  }

  @Test func `a line of 16 MiB is a line like any other`() throws {
    let text = String(repeating: "ab", count: 1 << 23)
    let run = try Hpsh.run([], input: "echo \(text)\necho b\n")
    #expect(run.status == 0 && run.errors == "")
    #expect(run.outputBytes.count == text.utf8.count + 3)
    #expect(run.outputBytes.elementsEqual("\(text)\nb\n".utf8))
  }

  @Test(arguments: [["--version"], ["-c", ""], ["-c", "load; echo a"], ["script.hpsh"], []])
  func `nothing is read or written in the home folder, and no terminal is asked for`(
    arguments: [String]
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write("echo a\n", to: "script.hpsh")
    try folder.write("", to: "home/kept")
    let home = "\(folder.path)/home"
    let run = try Hpsh.run(
      arguments, input: arguments.isEmpty ? "echo a\n" : "", in: folder.path,
      environment: ["HOME": home, "TERM": "no-such-terminal", "XDG_STATE_HOME": "\(home)/state"])
    #expect(run.status == 0 && run.errors == "")
    #expect(try FileSystem.names(inFolder: home) == ["kept"])
  }
}
