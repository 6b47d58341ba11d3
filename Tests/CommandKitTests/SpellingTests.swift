import CommandKit
import SeededRandom
import Testing

struct SpellingTests {
  /// Returns a text parsed and written again.
  private func spelled(_ text: String) throws -> String {
    String(decoding: try parse(text).spelled, as: UTF8.self)
  }

  @Test func `words are written as they are read`() throws {
    for text in [
      "echo a\n", "echo \"a b\" c\n", "echo \"a\\n\\t\\\"\\\\\\$x\"\n", "echo \"\"\n",
      "echo $x ${x}y \"$x\" \"${x}y z\" $1 ${1}2 ${a-}\n", "move 1:2->2:0\n", "move 1:2 -> 2:0\n",
      "echo a\"b c\"d:2 $$ $ \"\\u{1B}\"\n", "echo $(count main + 1)x \"is $( 1 + 2 )\"\n",
      "! move 1 -> 2 > file; echo a >> b\n", "repeat 2 { a; b }\n",
      "repeat 2 {\na\nb { c }\n}\n", "if $x = 1 { } else { a }\n", "load\n#> a\n#>\n#>  b\n",
      "\n#> a\n", "load\n-- a.txt --\nx\n-- b/c --\ny",
    ] {
      #expect(try spelled(text) == text)
    }
  }

  @Test func `what only a certain layout can say is kept`() throws {
    #expect(try spelled("echo 'a $b' 'c''d' \"e\"\"f\"") == "echo \"a \\$b\" \"cd\" \"ef\"\n")
    #expect(try spelled("echo $\\\nx") == "echo $\\\nx\n")
    #expect(try spelled("echo {\\\n ;b }\\\n\n") == "echo {\\\n; b }\\\n\n")
    #expect(try spelled("echo a\\ ") == "echo a\\ \n")
    #expect(try spelled("echo a\r ") == "echo a\r \n")
    #expect(try spelled(" -- a --") == " -- a --\n")
    #expect(try spelled("load\n#> a\r\r\n") == "load\n#> a\r\r\n")
    #expect(try spelled("load # why\n\n  echo  a ;; b") == "load\necho a; b\n")
  }

  @Test func `text that cannot stand bare is quoted`() {
    let place = SourceRange(0, 0)
    #expect(Word("a b", range: place).spelled == "\"a b\"")
    #expect(Word("#a", range: place).spelled == "\"#a\"")
    #expect(Word("", range: place).spelled == "\"\"")
    #expect(Word.quoted("a\"$b\\\u{0}\u{FEFF}\n\r") == #""a\"\$b\\\u{0}\u{FEFF}\n\u{D}""#)
  }

  @Test(arguments: [1, 2, 3, 4]) func `any text is written so that it reads the same`(
    _ seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    var valid = 0
    for round in 0..<3_000 {
      let bytes = RandomTextTests.text(&random)
      let label = "seed \(seed), round \(round): \(String(decoding: bytes, as: UTF8.self).visible)"
      guard let first = try? ScriptParser.parse(SourceText(name: "t", bytes: bytes)) else {
        continue
      }
      valid += 1
      try check(first, label)
    }
    #expect(valid > 200)
  }

  @Test(arguments: [11, 12, 13, 14]) func `a script is written so that it reads the same`(
    _ seed: UInt64
  ) throws {
    var script = RandomScript(random: SeededGenerator(seed: seed))
    for round in 0..<500 {
      let text = script.text()
      try check(try parse(text), "seed \(seed), round \(round): \(text)")
    }
  }

  /// Checks that a text written and read again is the same.
  private func check(_ first: ScriptText, _ label: String) throws {
    let written = first.spelled
    let second = try ScriptParser.parse(SourceText(name: "t", bytes: written))
    #expect(second.spelled == written, "\(label)")
    #expect(second.units.map(\.shape) == first.units.map(\.shape), "\(label)")
    #expect(
      second.units.map { $0.golden.map(\.text) } == first.units.map { $0.golden.map(\.text) },
      "\(label)")
    #expect(second.fixtures.map(\.name) == first.fixtures.map(\.name), "\(label)")
    #expect(second.fixtures.map(\.bytes) == first.fixtures.map(\.bytes), "\(label)")
  }
}
