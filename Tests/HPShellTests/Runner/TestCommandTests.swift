import SessionSupport
import TerminalSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct TestCommandTests {
  private static let good = "load --group house\n#> main: 64 rows in 5 sections\nselect 3\n"

  @Test(
    arguments: [
      (good, 0), ("echo a\n#> b\n", 3), ("expect count = 1\n", 3), ("! echo a\n", 3),
      ("select 0\n", 1),
      ("bogus\n", 4), ("exit 9\n", 3), ("load nope.json\n", 1), ("echo a\n", 0),
    ] as [(String, Int32)])
  func `the status says how the gravest script went`(script: String, status: Int32) throws {
    let folder = try TemporaryFolder()
    try folder.write(script, to: "t.hpsh")
    let run = try Hpsh.run(["test", "t.hpsh"], in: folder.path)
    #expect(run.status == status, "\(run.errors)")
    let counts = status == 0 ? "1 passed, 0 failed" : "0 passed, 1 failed"
    #expect(run.output == "\(status == 0 ? "ok" : "FAILED")  t.hpsh\n\(counts)\n")
    #expect(run.errors.isEmpty == (status == 0 && script != "echo a\n"), "\(run.errors)")
  }

  @Test func `a script that ends with a row in the air passes, with a note`() throws {
    let folder = try TemporaryFolder()
    try folder.write("load\nlift 0:1\nexpect count = 64\n", to: "t.hpsh")
    let run = try Hpsh.run(["test", "t.hpsh"], in: folder.path)
    #expect(run.output == "ok  t.hpsh\n1 passed, 0 failed\n")
    #expect(
      run.errors == "note: t.hpsh: row 0:1 of main was lifted to the end, and is put back\n")
  }

  @Test func `a folder is searched at any depth, and several paths are one suite`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.good, to: "suite/deep/er/a.hpsh")
    try folder.write("echo a\n#> b\n", to: "suite/b.hpsh")
    try folder.write("bogus\n", to: "c.txt")
    let run = try Hpsh.run(["test", "suite", "c.txt"], in: folder.path)
    #expect(
      run.output == """
        FAILED  suite/b.hpsh
        ok  suite/deep/er/a.hpsh
        FAILED  c.txt
        1 passed, 2 failed

        """)
    #expect(
      run.errors == """
        suite/b.hpsh:2:1: error: the output differs [expectation]
          #> b
          ^~~~
          wanted: b
          got:    a
        c.txt:1:1: error: unknown command "bogus" [unknown-command]
          bogus
          ^~~~~

        """)
    #expect(run.status == 4)
  }

  @Test func `a script cannot change the files beside it`() throws {
    let folder = try TemporaryFolder()
    try folder.write("echo new > data.txt\n! select 0\n", to: "t.hpsh")
    try folder.write("old\n", to: "data.txt")
    try folder.write("", to: "tmp/.kept")
    let run = try Hpsh.run(
      ["test", "t.hpsh"], in: folder.path, environment: ["TMPDIR": "\(folder.path)/tmp"])
    #expect(run.status == 0)
    #expect(try folder.read("data.txt") == "old\n")
    #expect(try folder.names(in: "tmp") == [".kept"])
  }

  @Test func `scripts do not see one another's state`() throws {
    let folder = try TemporaryFolder()
    try folder.write("load\n#> main: 64 rows in 1 section\nset quiet on\n", to: "a.hpsh")
    try folder.write("expect count = 0\nload\n#> main: 64 rows in 1 section\n", to: "b.hpsh")
    #expect(try Hpsh.run(["test", folder.path]).status == 0)
  }

  @Test func `several at a time come out in their order, and none sees the others' files`() throws {
    let folder = try TemporaryFolder()
    for index in 10..<40 {
      let work = index % 7 == 0 ? "repeat 3000 { use main }\n" : ""
      try folder.write(
        "\(work)echo a > out\nsource in\n#> a\n-- in --\necho a\n", to: "\(index).hpsh")
    }
    let lines = (10..<40).map { "ok  ./\($0).hpsh\n" }.joined() + "30 passed, 0 failed\n"
    for jobs in ["1", "3", "100"] {
      let run = try Hpsh.run(["test", "--jobs", jobs, "./"], in: folder.path)
      #expect(run.output == lines && run.errors == "" && run.status == 0, "\(jobs)")
    }
    #expect(try folder.names().count == 30)
  }

  @Test func `a script that cannot be read fails alone`() throws {
    let folder = try TemporaryFolder()
    try folder.write("echo a\n#> a\n", to: "a.hpsh")
    try folder.link("b.hpsh", to: "nope")
    let run = try Hpsh.run(["test", "."], in: folder.path)
    #expect(run.output == "ok  a.hpsh\nFAILED  b.hpsh\n1 passed, 1 failed\n")
    #expect(run.errors == "b.hpsh: error: b.hpsh: no such file or directory [io]\n")
    #expect(run.status == 1)
  }

  @Test func `an interrupted test ends with 130`() throws {
    let folder = try TemporaryFolder()
    try folder.write("echo a\n", to: "a.hpsh")
    try folder.write("repeat 1000000000 { source f }\n-- f --\n", to: "b.hpsh")
    try folder.write("", to: "tmp/.kept")
    let program = try PipedProgram(
      Hpsh.path, ["test", "."].map { Array($0.utf8) },
      environment: ["TMPDIR": "\(folder.path)/tmp"], folder: folder.path)
    // The first script asserts nothing, which is said before the second one starts.
    try program.wait(for: "the note") { $0.errors.contains(UInt8(ascii: "\n")) }
    program.signal(2)
    let run = try program.finish()
    #expect(run.status == 130, "\(run.output)\(run.errors)")
    #expect(try folder.names(in: "tmp") == [".kept"])
  }
}
