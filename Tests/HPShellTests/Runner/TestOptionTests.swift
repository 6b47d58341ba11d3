import Foundation
import SessionSupport
import TerminalSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite(.timeLimit(.minutes(10))) struct TestOptionTests {
  private static let good = "load --group house\n#> main: 64 rows in 5 sections\nselect 3\n"

  @Test func `a filter chooses by the path, and one that chooses nothing is wrong usage`() throws {
    let folder = try TemporaryFolder()
    for name in ["a/one.hpsh", "a/two.hpsh", "b/one.hpsh"] { try folder.write(Self.good, to: name) }
    func run(_ filter: String, _ more: String...) throws -> ProgramRun {
      try Hpsh.run(["test", "--filter", filter] + more + ["."], in: folder.path)
    }
    #expect(try run("one").output == "ok  a/one.hpsh\nok  b/one.hpsh\n2 passed, 0 failed\n")
    #expect(try run("^b/.*\\.hpsh$").output == "ok  b/one.hpsh\n1 passed, 0 failed\n")
    let none = try run("three")
    #expect(none.status == 2 && none.output == "")
    #expect(none.errors == "hpsh: none of 3 tests is selected\n")
    let faulty = try run("(")
    #expect(faulty.status == 2 && faulty.output == "")
    #expect(faulty.errors.hasPrefix("hpsh: \"(\" is no pattern: the group is not closed\n"))
  }

  @Test func `parts are a whole, and one without tests passes`() throws {
    let folder = try TemporaryFolder()
    for index in 0..<5 { try folder.write(Self.good, to: "s/\(index).hpsh") }
    var lines: [String] = []
    var empty = 0
    for index in 1...8 {
      let run = try Hpsh.run(["test", "--shard", "\(index)/8", "s"], in: folder.path)
      #expect(run.status == 0)
      lines += run.lines.filter { $0.hasPrefix("ok") }
      guard run.output == "0 passed, 0 failed\n" else { continue }
      empty += 1
      #expect(run.errors == "note: part \(index) of 8 has none of the 5 tests\n")
    }
    #expect(lines.sorted() == (0..<5).map { "ok  s/\($0).hpsh" } && empty >= 3)
  }

  @Test func `those that failed when they last ran are known to the next run`() throws {
    let folder = try TemporaryFolder()
    let names = ["a", "b", "c"]
    for name in names { try folder.write("echo \(name)\n#> b\n", to: "s/\(name).hpsh") }
    func run(_ arguments: String...) throws -> ProgramRun {
      try Hpsh.run(
        ["test"] + arguments, in: folder.path,
        environment: ["XDG_STATE_HOME": "\(folder.path)/state"])
    }
    let first = try run("--filter-failed", "s")
    #expect(first.errors.hasPrefix("note: no earlier run is known: all tests are run\n"))
    #expect(first.output.hasSuffix("1 passed, 2 failed\n"))
    #expect(
      try run("--filter-failed", "s/../s").output
        == "FAILED  s/../s/a.hpsh\nFAILED  s/../s/c.hpsh\n0 passed, 2 failed\n")
    try folder.write("echo a\n#> a\n", to: "s/a.hpsh")
    #expect(try run("s/a.hpsh").status == 0)
    #expect(try run("--filter-failed", "s").output == "FAILED  s/c.hpsh\n0 passed, 1 failed\n")
    try folder.write("echo c\n#> c\n", to: "s/c.hpsh")
    #expect(try run("--filter-failed", "s").status == 0)
    let last = try run("--filter-failed", "s")
    #expect(last.status == 2 && last.errors == "hpsh: none of 3 tests is selected\n")
    #expect(try folder.names(in: "state/hpsh") == ["failed"])
  }

  @Test func `a script that asserts nothing fails where all must`() throws {
    let folder = try TemporaryFolder()
    try folder.write("echo a\n", to: "a.hpsh")
    let run = try Hpsh.run(["test", "--strict", "a.hpsh"], in: folder.path)
    #expect(run.output == "FAILED  a.hpsh\n0 passed, 1 failed\n" && run.status == 3)
    #expect(
      run.errors == """
        a.hpsh: error: the script asserts nothing [expectation]
          hint: expect, !, or a #> line under a command asserts something

        """)
  }

  @Test func `an update is said, and a script that fails is left`() throws {
    let folder = try TemporaryFolder()
    try folder.write("echo a\n#> b\n", to: "a.hpsh")
    try folder.write("echo a\n#> b\nselect 9\n", to: "b.hpsh")
    try folder.write("# x\n\n```hpsh\necho a\n```\n", to: "c.md")
    func run(_ arguments: String...) throws -> ProgramRun {
      try Hpsh.run(["test"] + arguments + ["a.hpsh", "b.hpsh", "c.md"], in: folder.path)
    }
    let first = try run("--update")
    #expect(
      first.output
        == "updated  a.hpsh\nFAILED  b.hpsh\nupdated  c.md\n2 passed, 1 failed, 2 updated\n")
    #expect(first.status == 1)
    #expect(try folder.read("c.md") == "# x\n\n```hpsh\necho a\n#> a\n```\n")
    #expect(try folder.read("b.hpsh") == "echo a\n#> b\nselect 9\n")
    #expect(
      try run("--update").output == "ok  a.hpsh\nFAILED  b.hpsh\nok  c.md\n2 passed, 1 failed\n")
    #expect(try run().status == 3)
  }

  @Test func `JSON is an object a line, with nothing else beside it`() throws {
    let folder = try TemporaryFolder()
    try folder.write("echo a\n#> a\n", to: "a.hpsh")
    try folder.write("## p\necho a\nexpect 1 = 2\n", to: "b.hpsh")
    try folder.write("echo a\n", to: "c.hpsh")
    let run = try Hpsh.run(["test", "--json", "."], in: folder.path)
    #expect(run.status == 3 && run.errors == "")
    let lines = run.lines.map { line in
      line.replacing(/"seconds":[0-9.e-]+/, with: "\"seconds\":0")
    }
    let excerpt =
      "b.hpsh:3:8: error: expected 1 = 2 [expectation]\\n  expect 1 = 2\\n         ^~~~~"
    let text = excerpt + "\\n  wanted: \\\"2\\\"\\n  got:    \\\"1\\\"\\n           ^"
    #expect(
      lines == [
        """
        {"script":"a.hpsh","status":"passed","seconds":0,"asserts":true,"updated":false,"failure":null}
        """,
        """
        {"script":"b.hpsh","status":"failed","seconds":0,"asserts":true,"updated":false,\
        "failure":{"file":"b.hpsh","line":3,"column":8,"endLine":3,"endColumn":13,\
        "code":"expectation","severity":"error","message":"expected 1 = 2","hint":null,\
        "text":"\(text)","phase":"p","printed":["a"]}}
        """,
        """
        {"script":"c.hpsh","status":"passed","seconds":0,"asserts":false,"updated":false,"failure":null}
        """,
        "{\"passed\":2,\"failed\":1,\"updated\":0,\"notRun\":0,\"seconds\":0}",
      ])
  }

  @Test func `XML is written whatever became of the tests, and a strict parser takes it`() throws {
    let folder = try TemporaryFolder()
    let script = "## \u{7}p\necho \"\\u{1B}]]>&<\\u{0}\"\nexpect title 0 = \"]]>\\u{1}\"\n"
    try folder.write(script, to: "a<&\">.hpsh")
    try folder.write(bytes: Array("echo a\n\nselect \"".utf8) + [0xFF, 0x0A], to: "b.hpsh")
    let run = try Hpsh.run(["test", "--junit", "out.xml", "."], in: folder.path)
    #expect(run.status == 4)
    let xml = try folder.read("out.xml")
    #expect(xml.contains("tests=\"2\" failures=\"2\""))
    // A parser that takes nothing that the standard forbids.
    let parser = XMLParser(data: Data(xml.utf8))
    #expect(parser.parse(), "\(xml)")
    let lost = try Hpsh.run(["test", "--junit", "no/out.xml", "."], in: folder.path)
    #expect(lost.errors.hasSuffix("hpsh: no/out.xml: no such file or directory\n"))
    #expect(lost.status == 1 && lost.output.hasSuffix("0 passed, 2 failed\n"))
  }
}
