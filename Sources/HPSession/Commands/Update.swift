import CommandKit
import TableModel

extension Command<Session> {
  static let update = Command(
    "update", "Changes fields of a row and tells the table.", category: Category.data,
    discussion: """
      The row keeps its place and its selection; its cell is configured anew. If the card shows the
      row, the card is filled again.
      """,
    forms: ["update [TABLE] REF FIELD=VALUE…"],
    .operand("a row", .place, "The row."),
    .operands("FIELD=VALUE", .setting, "The fields and what they are to be."),
    examples: [Example("update 0:0 patronus=stag", "one field of the first row")],
    calls: ["reconfigureRows", "reloadData", "silentDeselect"],
    run: updateRow)
}

private func updateRow(
  _ session: inout Session, operand: PlaceOperand, fields: [FieldSetting]
) throws(Diagnostic) {
  let table = try session.tableInUse(or: operand.tableWord)
  let path = try session.path(of: operand.reference, in: table)
  try session.needModelRows(at: [path], in: table, at: operand.range)
  try session.editModel(of: table, at: operand.range) { model throws(ModelFault) in
    try model.updateRow(fields, at: path, inTable: table.name)
  }
  try session.act(at: operand.range) { screen throws(ScreenFault) in
    try screen.reconfigureRows(at: [path], in: table)
  }
  let row = session.screen.modelName(ofRowAt: path, in: table).identity
  try session.refillCard(ofRowsIn: table) { $0 == row }
}
