import CommandKit
import TableModel

extension Command<Session> {
  static let pin = Command(
    "pin", habits: ["lock", "freeze"], "Lets the controller refuse to lift rows.",
    category: Category.answer,
    discussion: """
      canMoveRowAt answers false for a pinned row, in whatever section. It gates the lift alone, so
      others may push the row away; but under edge no row passes pinned ones that lead or close its
      section. The rows take the place of those named before, and none ends it. A pin follows its
      row by its id; where EXPR is a rule, asked each time. Cells on screen keep their reorder
      control until they are displayed again.
      """,
    forms: ["pin [TABLE] REF…|none"],
    .operand("rows or none", .rowsOrNone, "The rows that stay, or none."),
    examples: [
      Example(
        """
        pin 1:0 1:last
        ! move 1:0 -> 1:3
        #> error: row 1:0 is pinned [not-movable]
        move 1:3 -> 0:0
        #> 1:3 -> 1:1  (asked for 0:0; pinned rows at the edge of section 1)
        """, "the ends of a section; no row passes them"),
      Example(
        """
        pin where patronus = stag
        ! move 0:0 -> 0:1
        #> error: row 0:0 is pinned [not-movable]
        """, "a rule, asked each time"),
    ],
    seeAlso: ["reorder", "move", "policies"],
    run: setPins)
}

private func setPins(_ session: inout Session, rows: RowsOrNone) throws(Diagnostic) {
  let (table, set): (TableView, RowSet)
  switch rows {
  case .none(let name): (table, set) = (try session.tableInUse(or: name), RowSet())
  case .rows(let operand): (table, set) = try session.rowSet(operand)
  }
  try session.changeReorderRules(of: table) { $0.pins = set }
}

extension Session {
  /// Changes which rows of a table reorder, and where they land.
  ///
  /// - Throws: `denied` for a controller that answers itself.
  func changeReorderRules(
    of table: TableView, _ body: (inout ReorderRules) -> Void
  ) throws(Diagnostic) {
    guard var rules = screen.reorderRules(of: table) else {
      throw Diagnostic(
        .denied, "this controller answers canMoveRowAt itself",
        hint: "a controller that adopts ReorderRulesController takes rules")
    }
    body(&rules)
    _ = screen.setReorderRules(rules, in: table)
  }
}
