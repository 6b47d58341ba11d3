import CommandKit
import Testing

struct ExpansionTests {
  private static let variables = [
    "n": [WordValue("3")], "title": [WordValue("Luna Lovegood")], "path": [WordValue("1:2")],
    "empty": [WordValue("")], "flag": [WordValue("--x")], "@": [WordValue("a"), WordValue("b c")],
    "row": [WordValue("@", quoted: "a..b")],
  ]

  /// Returns the words of a text, expanded by a few variables.
  private func expanded(
    _ text: String, limits: SourceLimits = .standard
  ) throws(Diagnostic) -> [Word] {
    var result: [Word] = []
    for word in try words(text) {
      result += try word.expanded(limits: limits) { substitution, _ throws(Diagnostic) in
        switch substitution {
        case .variable(let name): Self.variables[name] ?? []
        case .expression(let words):
          [WordValue("[" + words.map(\.shape).joined(separator: ",") + "]")]
        }
      }
    }
    return result
  }

  @Test func `a bare variable is one bare word and a quoted one is text`() throws {
    let words = try expanded(
      #"a $title "$title" $path:$n "$title":$n x"$n"y $empty "$empty" $flag"#)
    #expect(
      words.map(\.shape) == [
        "a", "Luna Lovegood", "'Luna Lovegood'", "1:2:3", "'Luna Lovegood'+:3", "x+'3'+y", "", "''",
        "--x",
      ])
    #expect(!words.contains { !$0.isLiteral })
    #expect(words[3].isBare("1:2:3"))
  }

  @Test func `quoted text around a variable is one part`() throws {
    let word = try expanded(#"a "1 $n 2":7"#)[1]
    #expect(word.shape == "'1 3 2'+:7")
    #expect(word.range == SourceRange(2, 12))
  }

  @Test func `an expression is given as words with parentheses of their own`() throws {
    #expect(
      try expanded(#"a $( (count main) + "a b" )x"#).map(\.shape) == [
        "a", "[(,count,main,),+,'a b']x",
      ])
  }

  @Test func `several values are so many words alone, and one text elsewhere`() throws {
    #expect(
      try expanded(#"e $@ "$@" x$@ ${@} $none "$none" x$none"#).map(\.shape) == [
        "e", "a", "b c", "'a b c'", "xa b c", "a", "b c", "''", "x",
      ])
  }

  @Test func `what stands quoted in a value stays so`() throws {
    let words = try expanded(#"e $row "$row" $row..last 0:0->$row"#)
    #expect(
      words.map(\.shape) == [
        "e", "@+'a..b'", "'@a..b'", "@+'a..b'+..last", "0:0->@+'a..b'",
      ])
    #expect(words.allSatisfy { $0.range.count > 0 })
  }

  @Test func `a value too long is an error at its part`() {
    var limits = SourceLimits()
    limits.value = 20
    for text in [#"e $title$title"#, #"e "$title $title""#, "e $@$@$@$@$@"] {
      let error = #expect(throws: Diagnostic.self) { try expanded(text, limits: limits) }
      #expect(error?.summary == "error: the value has more than 20 bytes [limit]")
    }
  }

  @Test func `a fault in an expression lies at its place`() throws {
    let word = try words("echo x$( a; b )")[1]
    let error = #expect(throws: Diagnostic.self) { try word.expanded { _, _ in [] } }
    #expect(error?.range == SourceRange(10, 11))
    #expect(error?.summary == #"error: ";" cannot stand in an expression [syntax]"#)
  }

  @Test func `arrows split the words of a move`() throws {
    func split(_ text: String) throws -> [String] {
      let source = SourceText(name: "", text)
      var cursor = WordCursor(try words(text), after: SourceRange(0, 0))
      cursor.splitArrows()
      let words = cursor.rest()
      // The places must spell the words.
      #expect(
        words.filter { $0.quoting == .bare }.allSatisfy { source.text(in: $0.range) == $0.text })
      return words.map(\.shape)
    }
    #expect(try split("1:2->2:0") == ["1:2", "->", "2:0"])
    #expect(try split("1:2 -> 2:0") == ["1:2", "->", "2:0"])
    #expect(try split("é→2:0→ x") == ["é", "→", "2:0", "→", "x"])
    #expect(try split(#""a->b"->"c"'d' "->""#) == ["'a->b'", "->", "'cd'", "'->'"])
    #expect(try split(#""Great Hall":2->-1…"#) == ["'Great Hall'+:2", "->", "-1…"])
  }
}
