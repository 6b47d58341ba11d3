import CommandKit
import HPSession
import SeededRandom
import SessionSupport
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite struct GoldenUpdateTests {
  /// A script, and what it is after an update.
  struct Case: CustomTestStringConvertible {
    let script: String
    let updated: String

    init(_ script: String, _ updated: String) {
      (self.script, self.updated) = (script, updated)
    }

    var testDescription: String { script.debugDescription }
  }

  private static let cases = [
    // What fits stays, dots and odd spellings too.
    Case("echo a\n#>a\necho b c\n  #> b[..]  \n", "echo a\n#>a\necho b c\n  #> b[..]  \n"),
    Case("repeat 3 { echo a }\n#> ...\n#> a\n", "repeat 3 { echo a }\n#> ...\n#> a\n"),
    // What differs is replaced, line by line.
    Case("echo a\n#> b\n", "echo a\n#> a\n"),
    Case(
      "echo a; echo b; echo c\n#> a\n#> x\n#> c\n", "echo a; echo b; echo c\n#> a\n#> b\n#> c\n"),
    Case("echo a; echo b\n#> [..]\n#> c\n", "echo a; echo b\n#> [..]\n#> b\n"),
    Case(
      "repeat 4 { echo a }; echo b\n#> a\n#> ...\n#> x\n",
      "repeat 4 { echo a }; echo b\n#> a\n#> ...\n#> b\n"),
    Case("echo a; echo b\n#> x[..]\n#> b\n#> c\n", "echo a; echo b\n#> a\n#> b\n"),
    // Lines that are missing come right under the unit, as far in as it stands.
    Case("echo a\n#> a\n  echo b # why\n\n", "echo a\n#> a\n  echo b # why\n  #> b\n\n"),
    Case("echo a\n# not here\n#> a\n", "echo a\n#> a\n# not here\n"),
    Case("\n#> a\necho b\n", "\necho b\n#> b\n"),
    Case("#> a\necho b", "echo b\n#> b"),
    // Output that is none leaves no line.
    Case("use main\n#> a\n#> b\necho c\n", "use main\necho c\n#> c\n"),
    Case("echo\n#> a\n", "echo\n#>\n"),
    Case("echo a; echo; echo b\n#>\n", "echo a; echo; echo b\n#> a\n#>\n#> b\n"),
    // A failure that was asked for is a line.
    Case(
      "! select 9\n#> no\n",
      "! select 9\n#> error: main has no rows [no-row]\n"),
    Case(
      "echo a; ! select 9; echo b\n#> a\n",
      "echo a; ! select 9; echo b\n#> a\n#> error: main has no rows [no-row]\n#> b\n"),
    // Under a block, a continued line and a quote over several lines.
    Case(
      "repeat 2 {\n  echo a\n}\n#> x\necho z\n",
      "repeat 2 {\n  echo a\n}\n#> a\n#> a\necho z\n#> z\n"),
    Case(
      "echo a \\\n\necho b\n#> x\n", "echo a \\\n\n#> a\necho b\n#> b\n"),
    Case("echo a; \\\n# c\n#> x\n", "echo a; \\\n# c\n#> a\n"),
    Case("echo \"a\nb\" # c\n#> x\n", "echo \"a\nb\" # c\n#> a\n#> b\n"),
    // Ends of lines, a mark at the start, no end at the end.
    Case("echo a\r\n#> b\r\necho c\r\n", "echo a\r\n#> a\r\necho c\r\n#> c\r\n"),
    Case("#\r\necho a\n#> x\n\r\necho b", "#\r\necho a\n#> a\n\r\necho b\r\n#> b"),
    Case("\u{FEFF}echo a\n#> x", "\u{FEFF}echo a\n#> a"),
    Case("\u{FEFF}#> x\necho a", "\u{FEFF}echo a\n#> a"),
    Case("echo a\n#> a\n#> b", "echo a\n#> a"), Case("use main\r\n#> b", "use main"),
    // Fixtures are not looked into, and what follows exit is not run.
    Case(
      "source in.hpsh\n#> x\n-- in.hpsh --\necho a\n#> x\n",
      "source in.hpsh\n#> a\n-- in.hpsh --\necho a\n#> x\n"),
    Case("echo a\n-- f --\nx", "echo a\n#> a\n-- f --\nx"),
    Case("echo a\n#> x\nexit\necho b\n#> x\n", "echo a\n#> a\nexit\necho b\n#> x\n"),
    // Output that looks like a line of a script, or has blanks at its end, or what drives a terminal.
    Case("echo '#> x'\n#> y\n", "echo '#> x'\n#> #> x\n"),
    Case("echo 'a  '\n#> b\n", "echo 'a  '\n#> a\n"),
    Case(
      "echo \"a\\u{1B}\\u{0}\\u{FEFF}\"\n#> x\n",
      "echo \"a\\u{1B}\\u{0}\\u{FEFF}\"\n#> a\\u{1B}\\u{0}\\u{FEFF}\n"),
    Case("echo '...'; echo '[..]'\n#> x\n", "echo '...'; echo '[..]'\n#> ...\n#> [..]\n"),
    Case("echo '-- a --'\n#> x\n", "echo '-- a --'\n#> -- a --\n"),
    // A script without such lines: one that asserts nothing gets them, any other stays.
    Case("echo a\nuse main\n", "echo a\n#> a\nuse main\n"),
    Case("echo a\nexpect count = 0\n", "echo a\nexpect count = 0\n"),
    Case("use main", "use main"), Case("", ""),
  ]

  @Test(arguments: cases)
  func `an update writes what was printed and leaves all else`(example: Case) throws {
    let folder = try TemporaryFolder()
    let first = try Updating.update(example.script, in: folder)
    #expect(first.outcome.failure == nil, "\(first.outcome.failure?.rendered ?? "")")
    #expect(first.text == example.updated)
    #expect(first.outcome.isUpdated == (example.script != example.updated))
    let second = try Updating.update(first.text, in: folder)
    #expect(second.text == first.text && !second.outcome.isUpdated)
    #expect(try folder.names() == ["t.hpsh"])
    let test = ScriptTest(try Include("\(folder.path)/t.hpsh")).run(Updating.maker)
    #expect(test.failure == nil, "\(test.failure?.rendered ?? "")")
  }

  @Test(arguments: [
    ("echo a\n#> b\nbogus\n", CommandKit.ExitStatus.text),
    ("echo a\n#> b\nexpect 1 = 2\n", .expectation),
    ("echo a\n#> b\nselect 9\n", .failure), ("echo a\n#> b\n! echo a\n", .expectation),
    ("echo a\n#> b\nexit 3\n", .expectation), ("echo a\n#> b\necho \"\n", .text),
    // Without a line end the carriage return is part of the word; with one it is not.
    ("echo a\r", .failure),
  ])
  func `a script that fails is not rewritten`(
    script: String, status: CommandKit.ExitStatus
  ) throws {
    let run = try Updating.update(script, in: TemporaryFolder())
    #expect(run.outcome.status == status && !run.outcome.isUpdated)
    #expect(run.text == script)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `any lines are brought to fit, with no more changes than there must be`(seed: UInt64) throws
  {
    var generator = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    let golden = ["#> a", "#> b", "#> [..]", "#> a[..]", "#> ...", "#>", "  #> c"]
    let words = ["a", "b", "ab", "''", "c"]
    for _ in 0..<150 {
      var script = ""
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let printed = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
          "echo \(words.randomElement(using: &generator) ?? "a")"
        }
        let lines = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
          golden.randomElement(using: &generator) ?? "#>"
        }
        script += ([printed.joined(separator: "; ")] + lines).joined(separator: "\n") + "\n"
      }
      let first = try Updating.update(script, in: folder)
      #expect(first.outcome.failure == nil, "seed \(seed): \(script)")
      let second = try Updating.update(first.text, in: folder)
      #expect(second.text == first.text, "seed \(seed): \(script)")
      let test = ScriptTest(try Include("\(folder.path)/t.hpsh")).run(Updating.maker)
      #expect(test.failure == nil, "seed \(seed): \(script)")
    }
  }

  @Test func `a file keeps its mode, and a link leads to it still`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("echo a\n#> b\n", to: "real/t.hpsh")
    try folder.link("t.hpsh", to: "real/t.hpsh")
    #expect(unsafe chmod(file, 0o751) == 0)
    var test = ScriptTest(try Include("\(folder.path)/t.hpsh"))
    test.isUpdated = true
    #expect(test.run(Updating.maker).isUpdated)
    #expect(try folder.read("real/t.hpsh") == "echo a\n#> a\n")
    #expect(FileSystem.isLink("\(folder.path)/t.hpsh") && !FileSystem.isLink(file))
    var status = stat()
    #expect(unsafe stat(file, &status) == 0 && status.st_mode & 0o7777 == 0o751)
    #expect(try folder.names(in: "real") == ["t.hpsh"])
  }

  @Test func `a script that was changed while it ran is left as it is`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("echo a\n#> b\n", to: "t.hpsh")
    var test = ScriptTest(try Include(path))
    test.isUpdated = true
    try folder.write("echo c\n", to: "t.hpsh")
    let outcome = test.run(Updating.maker)
    #expect(
      outcome.failure?.rendered == "\(path): error: the script has changed while the test ran [io]")
    #expect(try folder.read("t.hpsh") == "echo c\n")
  }

  @Test func `very much output is compared and written`() throws {
    let folder = try TemporaryFolder()
    let run = try Updating.update("repeat 20000 { echo a; echo b }\n#> a\n#> x\n", in: folder)
    #expect(run.outcome.isUpdated)
    #expect(run.text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) == 40_001)
  }
}
