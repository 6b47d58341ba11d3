import CommandKit

extension Command<Session> {
  static let expect = Command(
    "expect", "Fails unless what is stated holds.", category: Category.script,
    discussion: """
      It asks for selection, white, count [RANGE], title REF, rows RANGE, field REF NAME,
      cell REF text|colour|alignment|control, card, card.row, card.position, card.y and drift, and
      compares by = != < <= > >= contains matches; and, or, not and parentheses combine. Rows are
      compared by identity; none is no row, no value, and the cell of a row off screen.
      """,
    ownsComparisons: true,
    .operand("what to expect", .expression, "What is to hold."),
    examples: [
      Example("expect selection = none", "nothing is selected"),
      Example("expect count = 0 or title 0 contains \"a\"", "two statements in one"),
    ],
    run: checkExpectation)
}

private func checkExpectation(
  _ session: inout Session, expression: Expression
) throws(Diagnostic) {
  try session.expect(expression)
}
