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
      Example("pin 1:0 1:last", "the ends of section 1"),
      Example("pin where house = Slytherin", "a rule"),
      Example("pin none", "every row is free again"),
    ],
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
