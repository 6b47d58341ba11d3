import CommandKit
import Testing

struct ExpansionTests {
  /// Returns the words of a text, expanded by a few variables.
  private func expanded(_ text: String) throws(Diagnostic) -> [Word] {
    var result: [Word] = []
    for word in try words(text) {
      let value = try word.expanded { substitution throws(Diagnostic) in
        switch substitution {
        case .variable(let name):
          ["n": "3", "title": "Luna Lovegood", "path": "1:2", "empty": "", "flag": "--x"][name]
        case .expression(let words): "[" + words.map(\.shape).joined(separator: ",") + "]"
        }
      }
      result.append(value)
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

  @Test func `a name that is not set is an error at its place`() {
    let source = SourceText(name: "t.hpsh", #"echo "hi $nobody""#)
    let text = rendered { () throws(Diagnostic) in
      do throws(Diagnostic) {
        _ = try expanded(#"echo "hi $nobody""#)
      } catch {
        throw error.with(source: source)
      }
    }
    #expect(
      text == """
        t.hpsh:1:10: error: variable "nobody" is not set [usage]
          echo "hi $nobody"
                   ^~~~~~~
          hint: in single quotes $ is a sign like any other
        """)
  }

  @Test func `a fault in an expression lies at its place`() throws {
    let word = try words("echo x$( a; b )")[1]
    let error = #expect(throws: Diagnostic.self) { try word.expanded { _ in "" } }
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
