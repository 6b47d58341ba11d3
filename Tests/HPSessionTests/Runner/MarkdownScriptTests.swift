import CommandKit
import HPSession
import SessionSupport
import Testing

@Suite struct MarkdownScriptTests {
  private static func blocks(_ text: String) throws -> [String] {
    try MarkdownScript(SourceText(name: "a.md", text)).blocks.map { block in
      "\(block.firstLine):" + String(decoding: block.bytes, as: UTF8.self)
    }
  }

  @Test(
    arguments: [
      ("", []), ("echo a\n", []), ("```hpsh\necho a\n```\n", ["2:echo a\n"]),
      (
        "# T\n\n```hpsh\necho a\n\necho b\n```\ntext\n~~~ hpsh\necho c\n~~~",
        ["4:echo a\n\necho b\n", "10:echo c\n"]
      ),
      ("```swift\nlet a = 1\n```\n```\nx\n```\n", []),
      // The closing fence is at least as long, of the same sign, and alone.
      ("````hpsh\n```\n````\n", ["2:```\n"]), ("~~~hpsh\n```\n~~~~ \n", ["2:```\n"]),
      ("```hpsh\necho a\n``` x\n```\n", ["2:echo a\n``` x\n"]),
      // Other languages' fences hide what looks like one.
      ("~~~md\n```hpsh\nno\n```\n~~~\n", []), ("````md\n```hpsh\nno\n```\n````\n", []),
      // The first word of the info string says the language.
      ("```hpsh title=x\na\n```\n", ["2:a\n"]), ("``` HPSH {.a}\na\n```\n", ["2:a\n"]),
      ("```hpsh{.a}\na\n```\n", ["2:a\n"]), ("```hpshell\na\n```\n", []), ("```hpsh`\na\n", []),
      // Up to three columns in, and in the items of lists more; four make it a text about Markdown.
      ("   ```hpsh\n   a\n   ```\n", ["2:   a\n"]), ("    ```hpsh\n    a\n    ```\n", []),
      ("- x\n\n  - y\n    ```hpsh\n    a\n    ```\n", ["5:    a\n"]),
      ("10. x\n    ```hpsh\n    a\n    ```\n", ["3:    a\n"]),
      ("- x\n\ny\n\n     ```hpsh\n     a\n     ```\n", []),
      ("```hpsh\r\na\r\n```\r\n", ["2:a\r\n"]), ("```hpsh\n```\n", []),
    ] as [(String, [String])])
  func `the fenced blocks of the shell are found, with the numbers of their lines`(
    text: String, blocks: [String]
  ) throws {
    #expect(try Self.blocks(text) == blocks)
  }

  @Test(arguments: [("x\n```hpsh\necho a\n", 2, "```hpsh"), ("~~~\nx\n~~\n", 1, "~~~")])
  func `a fence that is not closed is an error at it`(text: String, line: Int, fence: String) {
    let error = #expect(throws: Diagnostic.self) { try Self.blocks(text) }
    #expect(
      error?.rendered == """
        a.md:\(line):1: error: the fence is not closed [syntax]
          \(fence)
          ^\(String(repeating: "~", count: fence.count - 1))
          hint: a line of as many signs alone closes it
        """)
  }

  private static func run(_ text: String, in folder: TemporaryFolder) throws -> TestOutcome {
    ScriptTest(try Include(try folder.write(text, to: "a.md"))).run(Updating.maker)
  }

  @Test func `all blocks are one script in one session, in order`() throws {
    let folder = try TemporaryFolder()
    let text =
      "A:\n```hpsh\nmark one\necho a\n#> a\n```\nB:\n```hpsh\ndiff one\n#> main: the same\n```\n"
    let outcome = try Self.run(text, in: folder)
    #expect(outcome.failure?.message == "the output differs")
    #expect(
      outcome.failure?.rendered.hasPrefix("\(folder.path)/a.md:10:1: error: ") == true,
      "\(outcome.failure?.rendered ?? "")")
  }

  @Test func `a block that is open at the end of its fence is an error at its opener`() throws {
    let folder = try TemporaryFolder()
    let outcome = try Self.run("```hpsh\nrepeat 2 {\n```\n\n```hpsh\n}\n```\n", in: folder)
    #expect(
      outcome.failure?.rendered == """
        \(folder.path)/a.md:2:10: error: the block is not closed [syntax]
          repeat 2 {
                   ^
          hint: a } as a word of its own closes it
        """)
  }

  @Test func `what a block carries ends with it`() throws {
    let text = "```hpsh\nsource f\n#> a\n-- f --\necho a\n```\n```hpsh\necho b\n#> b\n```\n"
    #expect(try Self.run(text, in: TemporaryFolder()).failure == nil)
  }

  @Test func `an update writes into the blocks and leaves the text around them`() throws {
    let folder = try TemporaryFolder()
    let text =
      "é\r\n- x\r\n  ```hpsh\r\n  echo a\r\n  ```\r\n#> no\r\n\r\n~~~hpsh\r\necho b\r\n#> x\r\n~~~"
    let first = try Updating.update(text, named: "a.md", in: folder)
    #expect(
      first.text
        == "é\r\n- x\r\n  ```hpsh\r\n  echo a\r\n  #> a\r\n  ```\r\n#> no\r\n\r\n~~~hpsh\r\necho b\r\n#> b\r\n~~~"
    )
    #expect(try !Updating.update(first.text, named: "a.md", in: folder).outcome.isUpdated)
  }
}
