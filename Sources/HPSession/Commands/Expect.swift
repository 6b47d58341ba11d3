import CommandKit

extension Command<Session> {
  static let expect = Command(
    "expect", habits: ["assert", "verify"], "Fails unless what is stated holds.",
    category: Category.script,
    discussion: """
      EXPR asks for selection, white, count [RANGE], title REF, rows RANGE, field REF NAME,
      cell REF text|colour|alignment|control, hittable REF, card, card.row, card.position, card.y,
      drift and calls [NAME], and compares by = != < <= > >= contains matches; and, or, not and
      parentheses combine. Rows are compared by identity; none is no row, no value, and the cell of
      a row off screen. help expectations says what each form means, help patterns what matches
      takes.
      """,
    forms: [
      "expect EXPR", "expect calls { LINES }", "expect moves [TABLE] { REF: A -> B … }|none",
      "expect unchanged", "expect dump = FILE", "expect error CODE { … }",
    ],
    ownsComparisons: true, ownsLines: true, commandBlocks: ["error"],
    .operand("what to expect", .expectation, "What is to hold."),
    examples: [
      Example(
        """
        select "Draco Malfoy"
        expect selection = 1:0
        expect card.row = "Draco Malfoy" and card.position = closed
        """, "what is selected, what the card shows"),
      Example(
        """
        move 1:2 -> 2:0
        #> 1:2 -> 1:11  (asked for 2:0; edge of section 1)
        expect moves { "Bellatrix Lestrange": 1:2 -> 1:11 }
        expect error no-row { select 9:9 }
        #> error: main has no section 9 (0 to 4) [no-row]
        """, "which rows the last command moved, and how it must fail"),
    ],
    seeAlso: ["always", "expectations", "scripts"],
    run: checkExpectation)
}

private func checkExpectation(
  _ session: inout Session, expectation: Expectation
) throws(Diagnostic) {
  switch expectation {
  case .statement(let expression): try session.expect(expression)
  case .error(let code, let block, let range): try session.expect(code, from: block, at: range)
  }
}
