import CommandKit
import TableModel

extension Command<Session> {
  static let commit = Command(
    "commit", "Taps a row's delete or insert control and confirms.", category: Category.act,
    discussion: """
      The row has the control in editing mode, or for delete after a swipe. The controller changes
      its model and tells the table: delete takes the row out, insert puts one without a title right
      below it. A controller that tells of a change its model did not make ends in invalid-update.
      """,
    forms: ["commit delete|insert [TABLE] REF"],
    .operand("a control", .choice(["delete", "insert"]), "delete or insert."),
    .operand("a row", .row, "The row."),
    examples: [Example("commit delete 0:2", "after edit on, or after swipe 0:2")],
    calls: [
      "scrollToRowAt", "commitEditingStyleForRowAt", "deleteRows", "insertRows",
      "silentDeselect", "reloadData", "didEndEditingRowAt",
    ],
    run: commitEditing)
}

private func commitEditing(
  _ session: inout Session, control: String, operand: RowsOperand
) throws(Diagnostic) {
  let (table, row) = try session.oneRow(operand, "one row at a time has its control tapped")
  try session.reach(row.path, in: table, at: row.range)
  try session.act(at: row.range) { screen throws(ScreenFault) in
    try screen.commit(control == "insert" ? .insert : .delete, forRowAt: row.path, in: table)
  }
}
