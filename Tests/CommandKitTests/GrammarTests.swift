import CommandKit
import Testing

/// A text and the units it is read as.
struct GrammarCase: CustomTestStringConvertible, Sendable {
  let text: String
  let units: [String]

  init(_ text: String, _ units: String...) {
    self.text = text
    self.units = units
  }

  var testDescription: String { text.visible }
}

struct GrammarTests {
  static let cases: [GrammarCase] = [
    // Words
    GrammarCase("ls main", "‹ls›‹main›"),
    GrammarCase("  ls\t main \t", "‹ls›‹main›"),
    GrammarCase("", ""), GrammarCase("\n \n# only a comment\n"),
    GrammarCase(#"select "Luna Lovegood""#, "‹select›‹'Luna Lovegood'›"),
    GrammarCase(#"select "Great Hall":2"#, "‹select›‹'Great Hall'+:2›"),
    GrammarCase(#"a 'b'"c"d"e""#, "‹a›‹'bc'+d+'e'›"),
    GrammarCase(#"a "" ''"#, "‹a›‹''›‹''›"),
    GrammarCase(#"a 'x\n$y"z'"#, #"‹a›‹'x\n$y"z'›"#),
    GrammarCase(#"a "\\\"\$\u{1F989}""#, #"‹a›‹'\"$🦉'›"#),
    GrammarCase(#"a "1\n2\t3""#, #"‹a›‹'1\n2\t3'›"#),
    GrammarCase(#"a b\c \d"#, #"‹a›‹b\c›‹\d›"#),
    GrammarCase("a 'one\ntwo' b", #"‹a›‹'one\ntwo'›‹b›"#),
    GrammarCase("a \"one\ntwo\" b\nc", #"‹a›‹'one\ntwo'›‹b›"#, "‹c›"),
    // Items and comments
    GrammarCase("a; b;c ;; d;", "‹a›;‹b›;‹c›;‹d›"),
    GrammarCase("a # b; c", "‹a›"), GrammarCase("a#b #c", "‹a#b›"),
    GrammarCase("a \"#\" # \"open", "‹a›‹'#'›"),
    GrammarCase("! move 1 > f", "‹!›‹move›‹1›‹>›‹f›"),
    // Continued lines
    GrammarCase("ls \\\nmain", "‹ls›‹main›"),
    GrammarCase("l\\\ns main", "‹ls›‹main›"),
    GrammarCase("a \"b\\\nc\"", "‹a›‹'bc'›"),
    GrammarCase("a \\\n# b", "‹a›"), GrammarCase("a b\\\n\nc", "‹a›‹b›", "‹c›"),
    // Blocks
    GrammarCase("repeat 2 { a; b }", "‹repeat›‹2›‹{‹a›;‹b›}›"),
    GrammarCase("repeat 2 {\n a\n b; c # d\n}\ne", "‹repeat›‹2›‹{‹a› / ‹b›;‹c›}›", "‹e›"),
    GrammarCase("repeat 2 { # why\n a }", "‹repeat›‹2›‹{‹a›}›"),
    GrammarCase("if a { b } else { c }; d", "‹if›‹a›‹{‹b›}›‹else›‹{‹c›}›;‹d›"),
    GrammarCase("if a {\n b\n} else {\n c\n}", "‹if›‹a›‹{‹b›}›‹else›‹{‹c›}›"),
    GrammarCase("a { b { c }; d }", "‹a›‹{‹b›‹{‹c›}›;‹d›}›"),
    GrammarCase("a { }", "‹a›‹{}›"), GrammarCase("a {}", "‹a›‹{}›"),
    GrammarCase("a b{ }c '}'", "‹a›‹b{›‹}c›‹'}'›"),
    GrammarCase(
      "expect moves { \"B L\": 1:2 -> 1:45 }", "‹expect›‹moves›‹{‹'B L'+:›‹1:2›‹->›‹1:45›}›"),
    // Variables
    GrammarCase("a $x $x-y ${x-}z $1a", "‹a›‹$x›‹$x-y›‹$x-+z›‹$1+a›"),
    GrammarCase("move $a->$b", "‹move›‹$a+->+$b›"),
    GrammarCase(#"a "1 $x 2" "$x" '$x' "\$x""#, "‹a›‹'1 '+'$x'+' 2'›‹'$x'›‹'$x'›‹'$x'›"),
    GrammarCase("a $ $- $_ 5$", "‹a›‹$›‹$-›‹$_›‹5$›"),
    GrammarCase(
      "a $( count (1 + 2) \")\" ) \"$(b)c\"", "‹a›‹$( count (1 + 2) \")\" )›‹'$(b)'+'c'›"),
    // Ends of lines and signs beyond ASCII
    GrammarCase("a\r\nb \\\r\nc\r\n", "‹a›", "‹b›‹c›"),
    GrammarCase("a \"x\r\ny\" 'p\\\r\n'", #"‹a›‹'x\ny'›‹'p\\n'›"#),
    GrammarCase("a\rb \"c\rd\"", #"‹a\rb›‹'c\rd'›"#),
    GrammarCase("\u{FEFF}ls main", "‹ls›‹main›"),
    GrammarCase("a → 日本語 \u{A0}b", "‹a›‹→›‹日本語›‹\u{A0}b›"),
  ]

  @Test(arguments: cases) func `a text is read as its units`(_ example: GrammarCase) throws {
    let expected = example.units.filter { !$0.isEmpty }
    #expect(try shapes(example.text) == expected)
  }

  @Test(arguments: cases) func `a text with CRLF reads as with LF`(_ example: GrammarCase) throws {
    let lines = example.text.replacing("\r\n", with: "\n")
    #expect(try shapes(lines.replacing("\n", with: "\r\n")) == shapes(lines))
  }

  @Test func `words and parts know their places`() throws {
    let source = SourceText(name: "t", "\u{FEFF}é; select \"Great Hall\":2 {\n a }")
    let text = try ScriptParser.parse(source)
    let words = text.units[0].items.flatMap(\.words)
    let spelled = words.map { source.text(in: $0.range) }
    #expect(spelled == ["é", "select", "\"Great Hall\":2", "{\n a }"])
    #expect(words[2].parts.map { source.text(in: $0.range) } == ["\"Great Hall\"", ":2"])
    #expect(words[2].quoting == .mixed)
    #expect(source.position(of: words[0].range.lowerBound) == (1, 1))
    #expect(source.position(of: words[1].range.lowerBound) == (1, 4))
    let inner = try #require(words[3].block).units[0]
    #expect(inner.line == 2)
    #expect(source.position(of: inner.range.lowerBound) == (2, 2))
    #expect(source.text(in: text.units[0].range) == "é; select \"Great Hall\":2 {\n a }")
  }

  @Test func `a quoted word is no keyword`() throws {
    let words = try words(#"a to "to" t"o" $to"#)
    #expect(words.map { $0.isBare("to") } == [false, true, false, false, false])
    #expect(words.map(\.quoting) == [.bare, .bare, .quoted, .mixed, .bare])
    #expect(words.map(\.isLiteral) == [true, true, true, true, false])
    #expect(words.map(\.text) == ["a", "to", "to", "to", "$to"])
  }

  @Test func `a block gives its lines to commands that read their own`() throws {
    let words = try words("batch {\n delete 1:2\n move 1:0 -> 1:3; reload\n}")
    let block = try #require(words[1].block)
    #expect(
      block.lines.map { $0.map(\.text) } == [
        ["delete", "1:2"], ["move", "1:0", "->", "1:3"], ["reload"],
      ])
    #expect(words[1].shown == "a block")
  }
}
