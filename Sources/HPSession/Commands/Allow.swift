import CommandKit
import TableModel

extension Command<Session> {
  static let allow = Command(
    "allow", "Sets how many rows a tap selects, or which editing control rows have.",
    category: Category.answer,
    discussion: """
      selection: single outside editing mode and none in it (--editing), as in a fresh table. Each
      binds taps in its own mode; select --silent is bound by neither. Where several rows are selected
      and the mode becomes single, the first stays and the others leave silently.
      editing: the answer of editingStyleForRowAt, delete in a fresh table. It follows its rows;
      those on screen keep their control until they are displayed again.
      """,
    forms: [
      "allow selection [TABLE] none|single|multiple [--editing]",
      "allow editing none|delete|insert [TABLE] REF…",
    ],
    .operand("what to allow", .allowed, "selection and how much, or editing, a control and rows."),
    .flag("--editing", "Means selection in editing mode."),
    examples: [
      Example(
        """
        allow selection multiple
        select 0:0
        select 0:2
        selection
        #> 0:0  Harry Potter
        #> 0:2  Ron Weasley
        """, "each tap adds a row or takes it away"),
      Example(
        """
        allow editing insert 4:last
        edit on
        commit insert 4:last
        """, "the last row's control inserts a row"),
    ],
    seeAlso: ["select", "edit", "veto"],
    calls: ["silentDeselect"],
    check: checkAllowed, run: setAllowed)
}

/// What `allow` is given.
enum Allowed: Sendable {
  case selection(Word?, SelectionMode)
  case editing(EditingStyle, RowsOperand)
}

extension Format where Value == Allowed {
  fileprivate static var allowed: Format {
    let kind = Format<String>.choice(["selection", "editing"])
    return Format("selection|editing …", completion: kind.completion) {
      words throws(Diagnostic) in
      if try kind.parse(&words) == "editing" {
        let style = try Format<EditingStyle>.choice().parse(&words)
        guard !words.isAtEnd else { throw words.missing("a row") }
        return .editing(style, try Format<RowsOperand>.rows.parse(&words))
      }
      let table = words.remaining.count > 1 ? words.next() : nil
      return .selection(table, try Format<SelectionMode>.choice().parse(&words))
    }
  }
}

private func checkAllowed(allowed: Allowed, whileEditing: Bool) throws(Diagnostic) {
  if case .editing = allowed, whileEditing {
    throw Diagnostic(.usage, "--editing belongs to allow selection")
  }
}

private func setAllowed(
  _ session: inout Session, allowed: Allowed, whileEditing: Bool
) throws(Diagnostic) {
  switch allowed {
  case .selection(let name, let mode):
    let table = try session.tableInUse(or: name)
    try session.needNoLiftedRow()
    if whileEditing {
      session.screen.setEditingSelectionMode(mode, in: table)
    } else {
      session.screen.setSelectionMode(mode, in: table)
    }
  case .editing(let style, let operand):
    try session.setEditingStyle(style, of: operand)
  }
}

extension Session {
  fileprivate mutating func setEditingStyle(
    _ style: EditingStyle, of operand: RowsOperand
  ) throws(Diagnostic) {
    let rows = try resolve(operand)
    var identities: [String] = []
    for row in rows.rows {
      identities.append(try identity(ofRowAt: row.path, in: rows.table, at: row.range))
    }
    try changeRowRules(of: rows.table, answering: "editingStyleForRowAt") { rules in
      for identity in identities {
        rules.editingStyles[identity] = style == .delete ? nil : style
      }
    }
  }
}
