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
      Example("expect selection = none", "nothing is selected"),
      Example("expect count = 0 or title 0 contains \"a\"", "two statements in one"),
      Example("expect calls didSelectRowAt = 0", "the last command was no tap that selects"),
      Example("expect error no-row { select 9:9 }", "the block fails, and with this code"),
    ],
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
