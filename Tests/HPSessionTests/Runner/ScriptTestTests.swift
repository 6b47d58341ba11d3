import CommandKit
import HPSession
import SessionSupport
import Testing

@Suite struct ScriptTestTests {
  private static func outcome(of script: String, in folder: TemporaryFolder) throws -> TestOutcome {
    ScriptTest(try Include(try folder.write(script, to: "t.hpsh"))).run(Updating.maker)
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

  @Test func `behind dots it says what line was looked for, and where`() throws {
    let folder = try TemporaryFolder()
    let notes = { (script: String) in
      try Self.outcome(of: script, in: folder).failure?.notes.joined(separator: "\n")
    }
    #expect(
      try notes("echo a; echo b; echo c\n#> a\n#> ...\n#> d\n") == """
        wanted: d
        got:    no such line in
                b
                c
        """)
    #expect(
      try notes("repeat 12 { echo x }\n#> ...\n#> d\n")?.hasSuffix("x\n        and 2 more") == true)
    #expect(
      try notes("echo a\n#> a\n#> ...\n#> d\n") == "wanted: d\ngot:    no further line")
    #expect(
      try notes("echo a; echo b; echo c\n#> ...\n#> b\n") == "wanted: no further line\ngot:    c")
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
    for script in ["always", "always off", "repeat 1 { always off; always }"] {
      #expect(try !Self.outcome(of: script, in: folder).assertsAnything)
    }
    for script in [
      "always count = 0", "repeat 0 { always count = 1 }", "expect error io { source x }",
    ] {
      #expect(try Self.outcome(of: script, in: folder).assertsAnything)
    }
    #expect(
      try Self.outcome(of: "repeat 1 { repeat 1 { expect 1 = 1 } }", in: folder).assertsAnything)
  }

  @Test func `a test writes into a folder of its own, which is removed`() throws {
    let folder = try TemporaryFolder()
    let script = "echo 'echo a' > out.hpsh\nsource out.hpsh\n#> a\n"
    #expect(try Self.outcome(of: script, in: folder).failure == nil)
    #expect(try folder.names() == ["t.hpsh"])
  }

  @Test(arguments: [
    ("## a\necho one\n## b\n# why\necho two; echo three\nselect 9\n", "b", ["two", "three"]),
    ("echo one\n\n  ##  the last \t\r\necho two; select 9\n", "the last", ["two"]),
    ("## a\necho one\n#> one\n## b\necho two\n", "b", ["two"]),
    ("## a\n### no\n##no\n##\necho \"## x\n## y\"\nselect 9\n", "a", ["## x", "## y"]),
  ])
  func `a script that fails tells the part it failed in, and what that printed`(
    script: String, name: String, printed: [String]
  ) throws {
    let phase = try #require(try Self.outcome(of: script, in: TemporaryFolder()).phase)
    #expect(phase == TestPhase(name: name, lines: printed, omitted: 0))
  }

  @Test func `a script without parts, or that passes, tells none`() throws {
    let folder = try TemporaryFolder()
    #expect(try Self.outcome(of: "echo a\nselect 9\n", in: folder).phase == nil)
    #expect(try Self.outcome(of: "## a\necho a\n#> a\n", in: folder).phase == nil)
  }

  @Test func `of a part that printed very much the last lines are kept`() throws {
    let script = "## much\nrepeat 2500 { echo a }\necho b\nselect 9\n"
    let phase = try #require(try Self.outcome(of: script, in: TemporaryFolder()).phase)
    #expect(phase.omitted == 1_501 && phase.lines.count == 1_000 && phase.lines.last == "b")
  }
}
