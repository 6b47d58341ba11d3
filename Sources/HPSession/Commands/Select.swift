import CommandKit
import TableModel

extension Command<Session> {
  static let select = Command(
    "select", aliases: ["tap"], habits: ["click", "touch"], "Taps rows, as a finger does.",
    category: Category.act,
    discussion: """
      In single mode a tap on another row replaces the selection, one on the selected row keeps it.
      --silent is the call selectRow: no callback, and the card is not told.
      """,
    .operand(
      "a row", .rows, "The table, if it is not the one in use, and the rows, tapped in order."),
    .flag("--silent", "Selects as a program does, without callbacks."),
    examples: [
      Example(
        """
        select "Draco Malfoy"
        card
        #> card: closed, y 812
        #> Gender: male
        #> House: Slytherin
        #> Actor: Tom Felton
        #> Patronus:
        """, "a tap: the row turns white and fills the card"),
      Example(
        """
        ! select "Lily Potter"
        #> error: 2 rows have the title "Lily Potter" [ambiguous-row]
        select @lily-potter-mother
        selection
        #> 0:9  Lily Potter
        """, "of several rows with one title, one by its id"),
    ],
    seeAlso: ["deselect", "allow", "veto", "card"],
    calls: [
      "didEndEditingRowAt", "scrollToRowAt", "shouldHighlightRowAt", "willSelectRowAt",
      "willDeselectRowAt", "didDeselectRowAt", "didSelectRowAt", "reloadData", "silentDeselect",
      "selectRow", "nudge",
    ],
    run: selectRows)
}

private func selectRows(
  _ session: inout Session, operand: RowsOperand, isSilent: Bool
) throws(Diagnostic) {
  let rows = try session.resolve(operand)
  let wereSelected = session.selectedCount(of: rows) == rows.rows.count
  for row in rows.rows {
    try session.checkInterrupt()
    session.beginTurn(of: row.path)
    // Where a swipe has brought out actions, a touch anywhere puts them away.
    if !isSilent, session.screen.swipedRow(in: rows.table) == nil {
      try session.reach(row.path, in: rows.table, at: row.range)
    }
    try session.act(at: row.range) { screen throws(ScreenFault) in
      if isSilent {
        try screen.selectRow(at: row.path, in: rows.table)
      } else {
        try screen.tap(row.path, in: rows.table)
      }
    }
    if !isSilent { session.reportDrift(at: row.path, in: rows.table) }
  }
  // A tap takes a selected row away where several can be selected.
  if wereSelected, session.selectedCount(of: rows) == 0 { session.frame.recordedName = "deselect" }
}

extension Session {
  fileprivate func selectedCount(of rows: ResolvedRows) -> Int {
    rows.rows.count { screen.isSelected($0.path, in: rows.table) }
  }

  /// Prints what a user sees who taps a row that the model holds no longer at its place: the cell says one name, the card another.
  fileprivate mutating func reportDrift(at path: IndexPath, in table: TableView) {
    guard table.name == screen.cardSource?.name, screen.isSelected(path, in: table),
      let cell = table.cellForRow(at: path)
    else { return }
    let model = screen.modelName(ofRowAt: path, in: table)
    guard let onCard = screen.controller.cardRowIdentity, onCard == model.identity,
      screen.shownName(ofRowAt: path, in: table).key != model.key
    else { return }
    report("\(path): cell \"\(cell.text.visible)\", card \"\(model.title.visible)\" [drift]")
  }
}
