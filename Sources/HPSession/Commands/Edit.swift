import CommandKit
import TableModel

extension Command<Session> {
  static let edit = Command(
    "edit", "Turns a table's editing mode on or off.", category: Category.act,
    discussion: """
      In editing mode rows have a delete or insert control, which commit taps, and a row moves only
      if it shows a reorder control and can move. Taps select no row there unless allow selection
      … --editing says so. On both edges the selection is lost silently if the mode that begins
      allows none.
      """,
    .operand("on or off", .onOff, "Whether the table is to be in editing mode."),
    .optionalOperand("a table", .table, "The table, the one in use where none is named."),
    examples: [
      Example(
        """
        edit on
        commit delete 0:2
        edit off
        ls 0:2
        #> main: 63 rows in 5 sections
        #> section 0, Gryffindor: 19 rows
        #>     2  0:2  Minerva McGonagall  ≡
        """, "rows have a control, which a finger may tap"),
      Example(
        """
        edit on
        ! select 0:0
        #> error: row 0:0 cannot be selected: the table allows no selection [not-selectable]
        allow selection single --editing
        select 0:0
        """, "selection needs a permission of its own in it"),
    ],
    seeAlso: ["commit", "swipe", "allow"],
    calls: [
      "didEndEditingRowAt", "setEditing", "silentDeselect", "canEditRowAt",
      "editingStyleForRowAt", "canMoveRowAt",
    ],
    run: setEditing)
}

private func setEditing(
  _ session: inout Session, isOn: Bool, name: Word?
) throws(Diagnostic) {
  let table = try session.tableInUse(or: name)
  try session.act { screen throws(ScreenFault) in try screen.setEditing(isOn, in: table) }
}
