import CommandKit
import HPSession
import SessionSupport
import Testing

@Suite struct ScriptTestTests {
  /// Makes sessions as a test of a script has them.
  private static var maker: SessionMaker {
    SessionMaker { sink throws(Diagnostic) in
      do {
        return try Session(controller: CharactersController(), registry: .standard, sink: sink)
      } catch {
        throw .tooManyRows
      }
    }
  }

  private static func outcome(of script: String, in folder: TemporaryFolder) throws -> TestOutcome {
    ScriptTest(try Include(try folder.write(script, to: "t.hpsh"))).run(maker)
  }

  @Test(arguments: [
    "echo a\n#> a\n", "echo a; echo b\n#> a\n#> b\n", "repeat 3 { echo a }\n#> a\n#> ...\n",
    "! select 0\n#> error: main has no rows [no-row]\n", "echo 'a  '\n#> a\n", "echo\n#>\n",
    "tables\n#> main: [..]\n#> card: 4 rows in [..]\n", "! select 0\n", "expect count = 0\n",
    "source in.hpsh\n#> inside\n-- in.hpsh --\necho inside\n",
    "source f\n#> a\n-- f --\necho a\n", "echo a # why\n#> a\n",
    "exit 0\nexpect count = 9\n", "trace on\nset quiet on\necho a\n#> a\n",
  ])
  func `a script that prints what it says passes`(script: String) throws {
    let folder = try TemporaryFolder()
    let outcome = try Self.outcome(of: script, in: folder)
    #expect(outcome.failure == nil, "\(outcome.failure?.rendered ?? "")")
    #expect(outcome.status == .success && outcome.assertsAnything)
  }

  @Test func `what differs is an error at the golden line`() throws {
    let folder = try TemporaryFolder()
    let outcome = try Self.outcome(of: "echo a\n#> a\necho b; echo c\n#> b\n#> d\n", in: folder)
    #expect(
      outcome.failure?.rendered == """
        \(folder.path)/t.hpsh:5:1: error: the output differs [expectation]
          #> d
          ^~~~
          wanted: d
          got:    c
        """)
    #expect(outcome.status == .expectation)
  }

  @Test func `a unit without golden lines prints nothing where any other has some`() throws {
    let folder = try TemporaryFolder()
    let outcome = try Self.outcome(of: "echo a\n#> a\n  echo b\n", in: folder)
    #expect(
      outcome.failure?.rendered == """
        \(folder.path)/t.hpsh:3:3: error: the output differs [expectation]
            echo b
            ^~~~~~
          wanted: no further line
          got:    b
        """)
  }

  @Test func `golden lines too many are found, at a unit and under an empty line`() throws {
    let folder = try TemporaryFolder()
    let more = try Self.outcome(of: "echo a\n#> a\n#> b\n", in: folder)
    #expect(
      more.failure?.rendered == """
        \(folder.path)/t.hpsh:3:1: error: the output differs [expectation]
          #> b
          ^~~~
          wanted: b
          got:    no further line
        """)
    #expect(try Self.outcome(of: "echo a\n\n#> a\n", in: folder).status == .expectation)
  }

  @Test(arguments: [
    ("select 0\n", CommandKit.ExitStatus.failure), ("expect count = 1\n", .expectation),
    ("bogus\n", .text),
    ("! echo a\n", .expectation), ("exit 3\n", .expectation), ("echo \"\n", .text),
    ("echo a\n#> b\nbogus\n", .text), ("source nope\n", .failure),
  ])
  func `a script that fails has the status of its first error`(
    script: String, status: CommandKit.ExitStatus
  ) throws {
    let outcome = try Self.outcome(of: script, in: TemporaryFolder())
    #expect(outcome.status == status, "\(outcome.failure?.rendered ?? "none")")
  }

  @Test func `a script that can not fail is known for it`() throws {
    let folder = try TemporaryFolder()
    #expect(try !Self.outcome(of: "echo a\n# expect nothing\n", in: folder).assertsAnything)
    #expect(try !Self.outcome(of: "", in: folder).assertsAnything)
    #expect(
      try Self.outcome(of: "repeat 1 { repeat 1 { expect 1 = 1 } }", in: folder).assertsAnything)
  }

  @Test func `a test writes into a folder of its own, which is removed`() throws {
    let folder = try TemporaryFolder()
    let script = "echo 'echo a' > out.hpsh\nsource out.hpsh\n#> a\n"
    #expect(try Self.outcome(of: script, in: folder).failure == nil)
    #expect(try folder.names() == ["t.hpsh"])
  }

  @Test func `a suite runs the scripts of a folder at any depth and says what became of each`()
    throws
  {
    let folder = try TemporaryFolder()
    let place = folder.path
    try folder.write("echo a\n#> a\n", to: "b/ok.hpsh")
    try folder.write("expect count = 1\n", to: "a.hpsh")
    try folder.write("echo a\n", to: "c.hpsh")
    for name in ["b/.hidden.hpsh", ".git/x.hpsh", "readme.md"] {
      try folder.write("bogus\n", to: name)
    }
    let sink = RecordingSink()
    let suite = try TestSuite([place])
    #expect(suite.paths == ["a", "b/ok", "c"].map { "\(place)/\($0).hpsh" })
    #expect(suite.run(sink: sink, Self.maker) == .expectation)
    #expect(
      sink.take() == """
        FAILED  \(place)/a.hpsh
        \(place)/a.hpsh:1:8: error: expected count = 1 [expectation]
          expect count = 1
                 ^~~~~~~~~
          wanted: "1"
          got:    "0"
                   ^
        ok  \(place)/b/ok.hpsh
        ok  \(place)/c.hpsh
        note: \(place)/c.hpsh: asserts nothing
        2 passed, 1 failed

        """)
  }

  @Test func `of several failures the suite ends with the gravest status`() throws {
    let folder = try TemporaryFolder()
    let scripts = ["select 0\n", "expect 1 = 2\n", "bogus\n"]
    for (index, script) in scripts.enumerated() { try folder.write(script, to: "\(index).hpsh") }
    let paths = scripts.indices.map { "\(folder.path)/\($0).hpsh" }
    let status = { (paths: [String]) in
      try TestSuite(paths).run(sink: RecordingSink(), Self.maker)
    }
    #expect(try status(paths) == .text)
    #expect(try status([paths[0], paths[1]]) == .expectation)
    #expect(try status([paths[0]]) == .failure)
    #expect(throws: FileFault.self) { try TestSuite(["\(folder.path)/nope"]) }
  }
}
