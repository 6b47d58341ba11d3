import CommandKit
import TableModel

extension Command<Session> {
  static let veto = Command(
    "veto", "Lets the controller refuse to select, deselect or highlight rows.",
    category: Category.answer,
    discussion: """
      select: willSelectRowAt answers nil, and what was selected stays.
      deselect: willDeselectRowAt answers nil; in single mode the whole change is vetoed.
      highlight: shouldHighlightRowAt answers false, which ends the tap.
      The rows take the place of those named before, and none ends the refusal. It follows its rows
      by their ids; where EXPR is a rule, asked each time.
      """,
    forms: ["veto select|deselect|highlight [TABLE] REF…|none"],
    .operand("what to refuse", .choice(), "select, deselect or highlight."),
    .operand("rows or none", .rowsOrNone, "The rows it is refused to, or none."),
    examples: [
      Example(
        """
        veto select 0:1
        ! select 0:1
        #> error: row 0:1 cannot be selected: willSelectRowAt answered nil [not-selectable]
        """, "a tap selects nothing there"),
      Example(
        """
        veto highlight where house = Slytherin
        ! select 1:3
        #> error: row 1:3 cannot be selected: shouldHighlightRowAt answered false [not-selectable]
        select 0:0
        """, "a rule"),
    ],
    seeAlso: ["redirect", "allow", "select"],
    run: setVeto)
}

private func setVeto(
  _ session: inout Session, veto: RowRules.Veto, rows: RowsOrNone
) throws(Diagnostic) {
  let (table, set): (TableView, RowSet?)
  switch rows {
  case .none(let name): (table, set) = (try session.tableInUse(or: name), nil)
  case .rows(let operand): (table, set) = try session.rowSet(operand)
  }
  try session.changeRowRules(of: table, answering: veto.methodName) { $0.vetoes[veto] = set }
}

extension RowRules.Veto {
  /// UIKit's base name of the method that refuses.
  fileprivate var methodName: String {
    switch self {
    case .select: "willSelectRowAt"
    case .deselect: "willDeselectRowAt"
    case .highlight: "shouldHighlightRowAt"
    }
  }
}
