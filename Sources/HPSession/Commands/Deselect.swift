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
    examples: [Example("deselect selected", "empties a single selection")],
    calls: ["scrollToRowAt", "shouldHighlightRowAt", "willDeselectRowAt", "didDeselectRowAt"],
    run: deselectRows)
}

private func deselectRows(
  _ session: inout Session, operand: RowsOperand
) throws(Diagnostic) {
  let rows = try session.resolve(operand)
  let isTap = session.screen.currentSelectionMode(of: rows.table) == .multiple
  for row in rows.rows {
    if isTap, session.screen.isSelected(row.path, in: rows.table) {
      try session.reach(row.path, in: rows.table, at: row.range)
    }
    try session.act(at: row.range) { screen throws(ScreenFault) in
      try screen.deselect(row.path, in: rows.table)
    }
  }
}
