import Records
import Testing

struct MarkdownTableTests {
  @Test func `a cell ends neither its column nor its line`() {
    var bytes: [UInt8] = []
    MarkdownTable.append(head: ["title", "a|b"], to: &bytes)
    MarkdownTable.append(row: [#"x\|y"#, "one\ntwo\r\nthree\rfour\n"], to: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self) == #"""
        | title | a\|b |
        | --- | --- |
        | x\\\|y | one<br>two<br>three<br>four<br> |

        """#)
  }
}
