import CommandKit
import TableModel

extension Command<Session> {
  static let deselect = Command(
    "deselect", "Takes rows out of the selection.", category: Category.act,
    discussion: """
      In single mode it is the call deselectRow: no callback, so the card and the white title stay.
      A row that is not selected is left as it is.
      """,
    .operand("a row", .rows, "The table, if it is not the one in use, and the rows."),
    examples: [
      Example(
        """
        select "Draco Malfoy"
        deselect selected
        selection
        #> none
        expect card.row = "Draco Malfoy"
        """, "silently, as deselectRow does: the card stays"),
      Example(
        """
        allow selection multiple
        select 0:0 0:1
        deselect 0:0
        selection
        #> 0:1  Hermione Granger
        """, "where a table allows several it is a tap"),
    ],
    seeAlso: ["select", "reload"],
    calls: [
      "didEndEditingRowAt", "scrollToRowAt", "shouldHighlightRowAt", "willDeselectRowAt",
      "didDeselectRowAt", "deselectRow",
    ],
    run: deselectRows)
}

private func deselectRows(
  _ session: inout Session, operand: RowsOperand
) throws(Diagnostic) {
  let rows = try session.resolve(operand)
  let isTap = session.screen.currentSelectionMode(of: rows.table) == .multiple
  for row in rows.rows {
    try session.checkInterrupt()
    session.beginTurn(of: row.path)
    // Where a swipe has brought out actions, a touch anywhere puts them away.
    if isTap, session.screen.isSelected(row.path, in: rows.table),
      session.screen.swipedRow(in: rows.table) == nil
    {
      try session.reach(row.path, in: rows.table, at: row.range)
    }
    try session.act(at: row.range) { screen throws(ScreenFault) in
      try screen.deselect(row.path, in: rows.table)
    }
  }
}
