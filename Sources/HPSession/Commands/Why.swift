import CommandKit
import TableModel

extension Command<Session> {
  static let why = Command(
    "why", habits: ["blame", "who"], "Shows the commands that brought a row where it stands.",
    category: Category.look,
    discussion: """
      They are those still in force, oldest first: what was undone is not among them. The first
      brought the row into the table; rows that have only made room for others were not moved.
      why selected shows the commands that selected the rows which are selected or, where none is,
      the one that lost the last selection.
      """,
    forms: ["why [TABLE] REF", "why [TABLE] selected"],
    .operand("a row", .row, "The row, or selected."),
    examples: [
      Example(
        """
        move "Draco Malfoy" -> 1:2
        #> 1:0 -> 1:2
        move 1:0 -> 1:5
        #> 1:0 -> 1:5
        why "Draco Malfoy"
        #> [..]1: load --group house  (came to 1:0)
        #> [..]: move "Draco Malfoy" -> 1:2  (1:0 -> 1:2)
        """, "how a row came there"),
      Example(
        """
        select 0:0
        select 0:2
        why selected
        #> [..]: select 0:2  (selected 0:2)
        """, "what selected the rows that are selected"),
    ],
    seeAlso: ["undo", "mark"],
    run: explainRow)
}

private func explainRow(_ session: inout Session, operand: RowsOperand) throws(Diagnostic) {
  guard session.screen.isRestorable else {
    throw Diagnostic(
      .denied, "this controller is a class, and no steps are kept of it",
      hint: "a controller that is a struct has undo and why")
  }
  let reasons: [Reason]
  if operand.asksForSelection {
    let (table, _) = session.tableAndRanges(of: operand)
    reasons = session.reasons(forSelectionIn: table)
    // The words for a selection that never was are those of every command.
    if reasons.isEmpty { _ = try session.resolve(operand) }
  } else {
    let (table, row) = try session.oneRow(operand, "one row is asked about at a time")
    let shown = session.screen.shownRows(in: table)
    reasons = session.reasons(forPlaceOf: shown.row(at: row.path), in: table)
  }
  for reason in reasons { session.print(reason.line) }
  if reasons.isEmpty { session.print("none") }
}

extension RowsOperand {
  /// Whether the word `selected` stands for the row.
  fileprivate var asksForSelection: Bool {
    guard case .row(let reference) = ranges.last?.form, case .selected = reference.form else {
      return false
    }
    return true
  }
}
