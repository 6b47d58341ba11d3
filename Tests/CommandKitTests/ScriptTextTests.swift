import CommandKit
import Testing

struct ScriptTextTests {
  @Test func `golden lines belong to the unit above them`() throws {
    let text = try parse("a; b\n#> one\n#>  two \n  #>\n#>x\nc\n# why\nrepeat 2 {\n d\n}\n#> d\n")
    #expect(text.units.map(\.shape) == ["‹a›;‹b›", "‹c›", "‹repeat›‹2›‹{‹d›}›"])
    #expect(text.units.map { $0.golden.map(\.text) } == [["one", " two ", "", "x"], [], ["d"]])
    #expect(text.units.map { $0.golden.map(\.line) } == [[2, 3, 4, 5], [], [11]])
    #expect(text.units.map(\.line) == [1, 6, 8])
    #expect(text.units[0].golden.map { text.source.text(in: $0.range) }.first == "#> one")
    #expect(text.hasGolden)
    #expect(try !parse("a # > b").hasGolden)
  }

  @Test func `golden lines under an empty line are kept as a unit without items`() throws {
    let text = try parse("#> lost\na\n\n#> lost too\n#> and this")
    #expect(text.units.map(\.shape) == ["", "‹a›", ""])
    #expect(text.units.map { $0.golden.map(\.text) } == [["lost"], [], ["lost too", "and this"]])
    #expect(text.units.map(\.line) == [1, 2, 4])
  }

  @Test func `fixtures take the rest of the text`() throws {
    let text = try parse(
      "load a.json\r\n-- a.json --\r\n[1]\r\n\r\n--  sub/b.csv  --\n\"x\r--\n#> no")
    #expect(text.units.map(\.shape) == ["‹load›‹a.json›"])
    #expect(text.fixtures.map(\.name) == ["a.json", "sub/b.csv"])
    #expect(
      text.fixtures.map { String(decoding: $0.bytes, as: UTF8.self) } == [
        "[1]\n\n", "\"x\r--\n#> no",
      ])
  }

  @Test func `a fixture may hold any bytes`() throws {
    let bytes = Array("a\n-- f --\n".utf8) + [0, 0xFF, 0xEF, 0xBB, 0xBF]
    let text = try ScriptParser.parse(SourceText(name: "t", bytes: bytes))
    #expect(text.fixtures.map(\.bytes) == [[0, 0xFF, 0xEF, 0xBB, 0xBF]])
  }

  @Test(arguments: ["/etc/passwd", "../x", "a/../../x", "a//b", ".", "a/"])
  func `a fixture cannot leave its folder`(_ name: String) {
    #expect(
      fault("a\n-- \(name) --\n") == """
        t.hpsh:2:1: error: the fixture "\(name)" must be a path inside its folder [syntax]
          -- \(name) --
          ^\(String(repeating: "~", count: name.count + 5))
          hint: -- NAME -- begins a file of that name
        """)
  }

  @Test func `a fixture stands once`() {
    #expect(
      fault("-- a --\n-- a --") == """
        t.hpsh:2:1: error: the fixture "a" stands here twice [syntax]
          -- a --
          ^~~~~~~
          hint: -- NAME -- begins a file of that name
        """)
  }

  @Test(arguments: [
    ("echo a\necho b", [7, 13]), ("echo a \\\n\necho b # c\n", [10, 21]),
    ("repeat 1 {\n}\n\n", [13]), ("echo 'a\nb'; \\\n# c\n#> x\n", [18]),
    ("\u{FEFF}  #> x\necho\r\n", [3, 16]),
  ])
  func `a unit knows where the line behind it starts`(text: String, next: [Int]) throws {
    #expect(try ScriptParser.parse(SourceText(name: "a", text)).units.map(\.next) == next)
  }

  @Test func `a text with faults is read to its end, and each is found`() {
    let text = """
      echo a } b
      #> x
      echo c
      repeat 2 { echo "\\q" { }
      } }
      echo \u{0}
      echo d {
      -- ../x --
      -- y --
      """
    let found = ScriptParser.scan(SourceText(name: "a", text))
    #expect(found.units.map { $0.items.map { $0.words.map(\.text) } } == [[["echo", "c"]]])
    let places = found.faults.map { fault in
      fault.range.flatMap { fault.source?.position(of: $0.lowerBound).line } ?? 0
    }
    #expect(places == [1, 4, 6, 7], "\(found.faults.map(\.rendered))")
  }
}
