import CommandKit
import TableModel

extension Command<Session> {
  static let update = Command(
    "update", "Changes fields of a row and tells the table.", category: Category.data,
    discussion: """
      The row keeps its place and its selection; its cell is configured anew. If the card shows the
      row, the card is filled again. A row that a filter does not let through any more is hidden, and
      the size of the table is printed.
      """,
    forms: ["update [TABLE] REF FIELD=VALUE…"],
    .operand("a row", .place, "The row."),
    .operands("FIELD=VALUE", .setting, "The fields and what they are to be."),
    examples: [
      Example(
        """
        update 0:0 patronus=doe
        select 0:0
        card
        #> card: closed, y 812
        #> Gender: male
        #> House: Gryffindor
        #> Actor: Daniel Radcliffe
        #> Patronus: doe
        """, "one field of a row"),
      Example(
        """
        update 1:0 name="Draco L. Malfoy" actor=null
        row 1:0
        #> 1:0  Draco L. Malfoy
        #> ...
        #>   @draco-malfoy
        #> ...
        """, "several fields; null is no value"),
    ],
    seeAlso: ["row", "fields", "model"],
    calls: ["deleteRows", "reconfigureRows", "reloadData", "silentDeselect"],
    run: updateRow)
}

private func updateRow(
  _ session: inout Session, operand: PlaceOperand, fields: [FieldSetting]
) throws(Diagnostic) {
  let table = try session.tableInUse(or: operand.tableWord)
  let path = try session.path(of: operand.reference, in: table)
  try session.needModelRows(at: [path], in: table, at: operand.range)
  let row = session.screen.shownRows(in: table).row(at: path)
  let change = { (model: inout any EditableTableController) throws(ModelFault) in
    try model.updateRow(fields, at: path, inTable: table.name)
  }
  if try !session.changeUnderFilter(in: table, at: operand.range, change) {
    try session.editModel(of: table, at: operand.range, change)
  }
  let shown = session.screen.shownRows(in: table)
  guard shown.contains(path), shown.row(at: path) == row else {
    let identity = session.screen.identity(of: row, in: table)
    try session.refillCard(ofRowsIn: table) { $0 == identity }
    return session.report(session.screen.summary(of: table).visible)
  }
  try session.act(at: operand.range) { screen throws(ScreenFault) in
    try screen.reconfigureRows(at: [path], in: table)
  }
  let identity = session.screen.modelName(ofRowAt: path, in: table).identity
  try session.refillCard(ofRowsIn: table) { $0 == identity }
}
