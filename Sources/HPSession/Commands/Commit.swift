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
    examples: [
      Example(
        """
        edit on
        commit delete 0:2
        ls 0:2
        #> main: 63 rows in 5 sections
        #> section 0, Gryffindor: 19 rows
        #>     2  0:2  Minerva McGonagall  ≡
        """, "a tap on the delete control"),
      Example(
        """
        swipe 0:2
        commit delete 0:2
        calls
        #> main commitEditingStyleForRowAt 0:2 delete
        #> main deleteRows 0:2
        #> main didEndEditingRowAt nil
        """, "on the action that a swipe brought out"),
    ],
    seeAlso: ["edit", "swipe", "delete"],
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
