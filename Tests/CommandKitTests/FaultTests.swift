import CommandKit
import Testing

/// A text and the fault it has, as a person sees it.
struct FaultCase: CustomTestStringConvertible, Sendable {
  let bytes: [UInt8]
  let rendered: String

  init(_ text: String, _ rendered: String) { self.init(Array(text.utf8), rendered) }

  init(_ bytes: [UInt8], _ rendered: String) {
    self.bytes = bytes
    self.rendered = rendered
  }

  var testDescription: String { String(decoding: bytes, as: UTF8.self).visible }
}

struct FaultTests {
  static let quotes: [FaultCase] = [
    FaultCase(
      "ls\nselect \"Luna\nls\n",
      """
      t.hpsh:2:8: error: the quote is not closed [syntax]
        select "Luna
               ^
      """),
    FaultCase(
      "a { b 'c }\n",
      """
      t.hpsh:1:7: error: the quote is not closed [syntax]
        a { b 'c }
              ^
      """),
    FaultCase(
      #"echo "a\q b""#,
      #"""
      t.hpsh:1:8: error: \q is no escape [syntax]
        echo "a\q b"
               ^~
        hint: in double quotes \n \t \" \\ \$ and \u{…} are; single quotes take all as it is
      """#),
    FaultCase(
      #"echo "\é""#,
      #"""
      t.hpsh:1:7: error: \é is no escape [syntax]
        echo "\é"
              ^~
        hint: in double quotes \n \t \" \\ \$ and \u{…} are; single quotes take all as it is
      """#),
    FaultCase(
      #"echo "\u{D800}""#,
      #"""
      t.hpsh:1:7: error: \u{D800} names no character [syntax]
        echo "\u{D800}"
              ^~~~~~~~
        hint: \u{1F989} holds the hexadecimal number of a Unicode scalar
      """#),
    FaultCase(
      #"echo "\u{}""#,
      #"""
      t.hpsh:1:7: error: \u{ names no character [syntax]
        echo "\u{}"
              ^~~
        hint: \u{1F989} holds the hexadecimal number of a Unicode scalar
      """#),
    FaultCase(
      "a ${} b",
      """
      t.hpsh:1:3: error: "${" has no name and "}" after it [syntax]
        a ${} b
          ^~
        hint: ${NAME} is a variable
      """),
    FaultCase(
      "a \"$(b\" c",
      #"""
      t.hpsh:1:4: error: "$(" is not closed on its line [syntax]
        a "$(b" c
           ^~
        hint: \$ in double quotes is a $
      """#),
  ]

  static let structure: [FaultCase] = [
    FaultCase(
      "ls\nrepeat 2 {\n if x {\n }\n",
      """
      t.hpsh:2:10: error: the block is not closed [syntax]
        repeat 2 {
                 ^
        hint: a } as a word of its own closes it
      """),
    FaultCase(
      "a; }",
      """
      t.hpsh:1:4: error: "}" closes no block [syntax]
        a; }
           ^
        hint: in quotes it is text
      """),
    FaultCase(
      "a; { b }",
      """
      t.hpsh:1:4: error: a command must stand before "{" [syntax]
        a; { b }
           ^
      """),
    FaultCase(
      "ls \\",
      #"""
      t.hpsh:1:4: error: no line follows the "\" that continues this one [syntax]
        ls \
           ^
      """#),
    FaultCase(
      "repeat 2 {\n a\n #> b\n}",
      """
      t.hpsh:3:2: error: "#>" cannot stand inside a block [syntax]
         #> b
         ^~
        hint: put it under the }
      """),
  ]

  static let bytes: [FaultCase] = [
    FaultCase(
      Array("select \"".utf8) + [0xFF] + Array("\"\n".utf8),
      #"""
      t.hpsh:1:9: error: byte 0xFF is not valid UTF-8 [syntax]
        select "\xFF"
                ^~~~
      """#),
    FaultCase(
      Array("é ".utf8) + [0xE6, 0x97],
      #"""
      t.hpsh:1:3: error: byte 0xE6 is not valid UTF-8 [syntax]
        é \xE6\x97
          ^~~~
      """#),
    FaultCase(
      Array("a\n# ".utf8) + [0xC0, 0x80],
      #"""
      t.hpsh:2:3: error: byte 0xC0 is not valid UTF-8 [syntax]
        # \xC0\x80
          ^~~~
      """#),
    FaultCase(
      Array("ls".utf8) + [0] + Array("main".utf8),
      #"""
      t.hpsh:1:3: error: a NUL byte cannot stand in a text [syntax]
        ls\u{0}main
          ^~~~~
      """#),
    FaultCase(
      "\u{FEFF}ls \u{FEFF}main",
      #"""
      t.hpsh:1:4: error: a byte order mark can stand only at the start of a text [syntax]
        ls \u{FEFF}main
           ^~~~~~~~
        hint: in double quotes, \u{FEFF} writes it
      """#),
  ]

  @Test(arguments: quotes + structure + bytes)
  func `a fault of the text is shown at its place`(_ example: FaultCase) {
    #expect(fault(example.bytes) == example.rendered)
  }

  @Test(arguments: quotes + structure + bytes)
  func `a fault has the same place on a stream`(_ example: FaultCase) {
    var reader = UnitReader(name: "t.hpsh")
    reader.feed(example.bytes)
    reader.finish()
    #expect(reader.drain().faults.first == example.rendered)
  }

  @Test func `bounds are kept`() {
    var limits = SourceLimits()
    limits.line = 20
    limits.word = 12
    limits.depth = 2
    #expect(
      fault("a\nb 012345678901234567890", limits: limits) == """
        t.hpsh:2:1: error: the line has more than 20 bytes [limit]
          b 012345678901234567890
          ^
        """)
    #expect(
      fault("a 0123456789012", limits: limits) == """
        t.hpsh:1:3: error: the word has more than 12 bytes [limit]
          a 0123456789012
            ^
        """)
    #expect(
      fault("a '01234\n567\n89'", limits: limits) == """
        t.hpsh:1:3: error: the word has more than 12 bytes [limit]
          a '01234
            ^
        """)
    #expect(
      fault("a {\na { a {", limits: limits) == """
        t.hpsh:2:7: error: more than 2 blocks are open [limit]
          a { a {
                ^
        """)
  }

  @Test func `a thousand blocks may stand inside each other, and no more`() throws {
    let deepest = String(repeating: "a {\n", count: 1_000)
    let closed = String(repeating: "}\n", count: 1_000)
    var block = try words(deepest + closed).last?.block
    var depth = 0
    while let inner = block {
      depth += 1
      block = inner.units.first?.items.first?.words.last?.block
    }
    #expect(depth == 1_000)
    #expect(
      fault(deepest + "a {\n}\n" + closed) == """
        t.hpsh:1001:3: error: more than 1000 blocks are open [limit]
          a {
            ^
        """)
  }
}
