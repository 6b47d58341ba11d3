import HPSession
import SessionSupport
import TerminalSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct StatusTests {
  /// A command that goes wrong, and the status it leaves.
  private static let faults: [(String, Int32)] = [
    ("move 9:0 -> 0:0", 1), ("load nope.json", 1), ("echo a > no/file", 1), ("source no.hpsh", 1),
    ("expect count = 99", 3), ("! echo a > f", 3), ("repeat 2 { expect count = 9 }", 3),
    ("bogus", 4), ("move 0:0", 4), ("echo \"open", 4), ("repeat 2 { bogus }", 4), ("echo }", 4),
  ]

  @Test(arguments: faults)
  func `a fault has its status at every door, wherever it stands, and going on does not mend it`(
    fault: String, status: Int32
  ) throws {
    let folder = try TemporaryFolder()
    for place in 0..<3 {
      var lines = ["echo first", "echo second"]
      lines.insert(fault, at: place)
      let script = lines.joined(separator: "\n") + "\n"
      for options in [[], ["-k"]] {
        for door in Door.allCases {
          let run = try door.run(script, options: options, in: folder)
          let what = "\(fault) in place \(place) through \(door) \(options): \(run.errors)"
          #expect(run.status == status, "\(what)")
          #expect(!run.messages.isEmpty, "\(what)")
          let isText = status == 4
          let before = Array(["first", "second"].prefix(place))
          // An open quote takes what follows into itself.
          let goesOn = !options.isEmpty && !fault.contains("\"open")
          let wanted =
            isText && door.readsAhead ? [] : goesOn ? ["first", "second"] : before
          #expect(run.lines == wanted, "\(what)")
        }
      }
    }
  }

  @Test(arguments: Door.allCases)
  func `all that goes well leaves 0, and an empty text too`(door: Door) throws {
    let folder = try TemporaryFolder()
    for script in ["", "\n\n", "# nothing\n", "load; select 0", "! select 0"] {
      let run = try door.run(script, in: folder)
      #expect(run.status == 0, "\(script): \(run.errors)")
    }
  }

  @Test(arguments: Door.allCases)
  func `the first error decides, whatever comes later`(door: Door) throws {
    let folder = try TemporaryFolder()
    let script = { (lines: [String]) in lines.joined(separator: "\n") }
    let failing = try door.run(
      script(["select 0", "expect 1 = 2", "select 0"]), options: ["-k"], in: folder)
    #expect(failing.status == 1)
    #expect(failing.messages.count == 3)
    let expecting = try door.run(
      script(["expect 1 = 2", "select 0"]), options: ["-k"], in: folder)
    #expect(expecting.status == 3)
    #expect(expecting.messages.count == 2)
  }

  @Test(arguments: Door.allCases)
  func `exit ends the program with its status, from inside a block or another file too`(
    door: Door
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write("echo inner\nexit 7\necho no\n", to: "inner.hpsh")
    for command in ["exit 7", "repeat 2 { exit 7 }", "source inner.hpsh; echo no"] {
      let run = try door.run("echo a\n\(command)\necho no\n", in: folder)
      #expect(run.status == 7, "\(command)")
      #expect(!run.output.contains("no"), "\(command)")
    }
    #expect(try door.run("exit\necho no\n", in: folder).status == 0)
    #expect(try door.run("select 0\nexit\n", options: ["-k"], in: folder).status == 1)
    #expect(try door.run("select 0\nexit 0\n", options: ["-k"], in: folder).status == 0)
  }

  @Test(arguments: Door.allCases)
  func `an interrupt ends what runs with 130, going on or not`(door: Door) throws {
    for options in [[], ["-k"]] {
      let folder = try TemporaryFolder()
      try folder.write("", to: "tmp/kept")
      // The expected error comes out before the loop starts.
      let script = "! select 0\nrepeat 1000000000 { use main }\necho no\n"
      let program = try door.start(
        Array(script.utf8), options: options, in: folder,
        environment: ["TMPDIR": "\(folder.path)/tmp"])
      try program.wait(for: "the loop") { $0.errors.contains(UInt8(ascii: "\n")) }
      program.signal(2)
      let run = try program.finish(closingInput: false)
      #expect(run.status == 130, "\(options)")
      #expect(run.output == "", "\(options)")
      #expect(run.messages.last == "error: interrupted [interrupted]", "\(options)")
      // It is noticed before a round of the loop, or before the command in it.
      let places = [":1: error: interrupted", ":21: error: interrupted"]
      #expect(places.contains { run.errors.contains($0) }, "\(run.errors)")
    }
  }

  @Test func `an interrupt while it waits for commands ends it with 130`() throws {
    for options in [[], ["-k"]] {
      let program = try PipedProgram(Hpsh.path, options.map { Array($0.utf8) })
      program.send("! select 0\n".utf8)
      try program.wait(for: "the answer") { $0.errors.contains(UInt8(ascii: "\n")) }
      program.signal(2)
      let run = try program.finish(closingInput: false)
      #expect(run.status == 130)
      #expect(run.messages.last == "error: interrupted [interrupted]")
    }
  }

  @Test(arguments: ["ls", "dump", "ls --format csv"])
  func `an interrupt ends a long list in its midst with 130`(command: String) throws {
    let folder = try TemporaryFolder()
    let records = (0..<30_000).map { "{\"name\": \"row \($0)\"}" }.joined(separator: ",\n")
    try folder.write("[\(records)]", to: "rows.json")
    let program = try PipedProgram(
      Hpsh.path, ["-c", "load rows.json; \(command)"].map { Array($0.utf8) }, folder: folder.path)
    try program.wait(for: "the list") { $0.output.count > 70_000 }
    // Nobody reads meanwhile, so that it cannot have come to its end.
    program.signal(2)
    let run = try program.finish()
    #expect(run.status == 130)
    #expect(run.messages == ["error: interrupted [interrupted]"])
    #expect(run.outputBytes.count < 500_000)
  }

  @Test func `a long list ends where the disk is full`() throws {
    let full = "/dev/full"
    guard FileSystem.kind(of: full) != nil else { return print("no /dev/full here: skipped") }
    let run = try Hpsh.run(["-c", "load; repeat 100 { ls }"], outputFile: full)
    #expect(run.status == 1)
    #expect(run.errors == "error: stdout: no space left on device [io]\n")
  }

  @Test(arguments: Door.allCases)
  func `writing to a reader that is gone ends it with 141`(door: Door) throws {
    let folder = try TemporaryFolder()
    let script = "repeat 100000 { echo a line that is long enough }\n"
    let program = try door.start(Array(script.utf8), in: folder)
    program.closeOutput()
    #expect(try program.finish().status == 141)
  }

  @Test(arguments: Door.allCases)
  func `a full disk is an error, and a stream that does not end is no longer read`(
    door: Door
  ) throws {
    let full = "/dev/full"
    guard FileSystem.kind(of: full) != nil else { return print("no /dev/full here: skipped") }
    let folder = try TemporaryFolder()
    try folder.write("echo a\n", to: "script.hpsh")
    let arguments: [String] =
      switch door {
      case .file: ["script.hpsh"]
      case .text: ["-c", "echo a"]
      case .source: ["-c", "source script.hpsh"]
      case .input: []
      }
    let program = try PipedProgram(
      Hpsh.path, arguments.map { Array($0.utf8) }, folder: folder.path, outputFile: full)
    if door == .input { program.send("echo a\n".utf8) }
    let run = try program.finish(closingInput: door != .input)
    #expect(run.status == 1)
    #expect(run.errors == "error: stdout: no space left on device [io]\n")
  }
}
