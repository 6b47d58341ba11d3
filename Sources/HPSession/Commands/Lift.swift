import CommandKit
import TableModel

extension Command<Session> {
  static let lift = Command(
    "lift", habits: ["pick", "grab"], "Lifts a row as a finger does that is about to move it.",
    category: Category.act,
    discussion: """
      canMoveRowAt gates the lift. The row stays in the air until drop or cancel; until then what
      would change the table is an error. hover carries it over other rows. A script that ends with
      a row in the air puts it back.
      """,
    .operand("the row to lift", .row, "The row to lift."),
    examples: [
      Example(
        """
        lift 1:2
        hover 1:0
        #> 1:2 -> 1:0
        drop
        #> 1:2 -> 1:0
        """, "step by step"),
      Example(
        """
        reorder Slytherin
        ! lift 0:0
        #> error: section 0 does not reorder [not-movable]
        """, "refused"),
    ],
    seeAlso: ["hover", "drop", "cancel", "move"],
    calls: ["didEndEditingRowAt", "canMoveRowAt"],
    run: liftRow)
}

private func liftRow(_ session: inout Session, operand: RowsOperand) throws(Diagnostic) {
  let (table, row) = try session.oneRow(operand, "one row is lifted at a time")
  try session.reach(row.path, in: table, at: row.range)
  try session.act(at: row.range) { screen throws(ScreenFault) in
    try screen.lift(row.path, in: table)
  }
}
