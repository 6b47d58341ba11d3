import CommandKit
import Testing

private func nothing(
  log: inout Log, a: String?, b: [String], c: String, quiet: Bool, x: Bool, other: String?
) {}

struct HelpPageTests {
  @Test func `a page is made from the declaration`() throws {
    let command = try #require(registry.command(named: "move"))
    #expect(
      HelpPage(command.spec).text == """
        Moves a row to another place.

          move ROW PLACE [--times N] [--tag TAG]… [--quiet]

          ROW            The row to move.
          PLACE          Where it ends up.
          -n, --times N  How often.
          -t, --tag TAG  A tag to note.
          -q, --quiet    Prints nothing.

        Also: mv

        Rows between the two places close the gap.

        Examples:

          # The fourth row to the top
          move 3 top

          mv 3 top -n 2

        """)
  }

  @Test func `a list has the commands by category`() {
    #expect(
      HelpPage.listing(registry.commands.map(\.spec)) == """
        act
          move    Moves a row to another place.

        script
          echo    Prints its words.
          expect  Checks what holds.
          repeat  Repeats a block.

        data
          sort    Sorts by fields.

        """)
  }

  @Test func `a wide left side stands alone`() {
    let wide = String(repeating: "w", count: 40)
    #expect(
      HelpPage.aligned([("日本", "a"), (wide, "b"), ("c", "")]) == """
          日本  a
          \(wide)
                b
          c
        """)
  }

  @Test func `a synopsis says what may be left out and repeated`() {
    #expect(registry.command(named: "sort")?.spec.synopses == ["sort FIELD… [--speed slow|fast]"])
    #expect(registry.command(named: "echo")?.spec.synopses == ["echo [TEXT…]"])
    #expect(registry.command(named: "expect")?.spec.synopses == ["expect EXPR"])
  }

  @Test func `the declarations are checked`() {
    #expect(registry.validation() == [])
    let faulty = registry.adding([
      Command(
        "mv", "moves", .optionalOperand("a", .text, ""), .operands("b", .text, "B."),
        .operand("c", .text, "C."), .flag("quiet", "Q."), .flag("--x", short: "-x", "X."),
        .option("--x", .text, "X."),
        run: nothing)
    ])
    #expect(
      faulty.validation() == [
        "mv: the name is given twice",
        "mv: the abstract is no sentence",
        "mv: a has no help",
        "mv: quiet has the wrong hyphens",
        "mv: --x is declared twice",
        "mv: b must be given behind one that need not",
        "mv: c stands behind all operands",
      ])
  }
}
