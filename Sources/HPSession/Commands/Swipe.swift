import CommandKit
import TableModel

extension Command<Session> {
  static let swipe = Command(
    "swipe", "Swipes a row, which brings out its delete action.", category: Category.act,
    discussion: """
      The controller hears willBeginEditingRowAt, and the selection is lost silently. Then
      commit delete REF taps the action. Any other touch of the table puts it away, which
      didEndEditingRowAt tells: a tap (select), which selects nothing that time, a move, a swipe of
      another row, edit on. A reload of the row does so too. In editing mode a swipe does nothing.
      """,
    forms: ["swipe [TABLE] REF"],
    .operand("a row", .row, "The row."),
    examples: [
      Example(
        """
        swipe 0:2
        commit delete 0:2
        ls 0:2
        #> main: 63 rows in 5 sections
        #> section 0, Gryffindor: 19 rows
        #>     2  0:2  Minerva McGonagall  ≡
        """, "deletes a row as people do"),
      Example(
        """
        swipe 0:2
        select 0:0
        selection
        #> none
        """, "a tap puts it away and selects nothing"),
    ],
    seeAlso: ["commit", "edit", "pan"],
    calls: [
      "scrollToRowAt", "didEndEditingRowAt", "canEditRowAt", "editingStyleForRowAt",
      "willBeginEditingRowAt", "silentDeselect",
    ],
    run: swipeRow)
}

private func swipeRow(
  _ session: inout Session, operand: RowsOperand
) throws(Diagnostic) {
  let (table, row) = try session.oneRow(operand, "one row at a time is swiped")
  try session.reach(row.path, in: table, at: row.range)
  try session.act(at: row.range) { screen throws(ScreenFault) in
    try screen.swipe(row.path, in: table)
  }
}
