import CommandKit
import TableModel

extension Command<Session> {
  static let delete = Command(
    "delete", "Deletes rows and tells the table.", category: Category.data,
    discussion: """
      A deleted row leaves the selection, and no other takes its place there. If the card shows it,
      the card goes back to its placeholders.
      """,
    .operand("a row", .rows, "The table, if it is not the one in use, and the rows."),
    examples: [
      Example(
        """
        delete "Draco Malfoy"
        ls 1:0
        #> main: 63 rows in 5 sections
        #> section 1, Slytherin: 11 rows
        #>     20  1:0  Severus Snape  ≡
        """, "a row by title"),
      Example(
        """
        select 1:0
        delete selected
        card
        #> card: closed, y 812
        #> Gender:
        #> House:
        #> Actor:
        #> Patronus:
        """, "the selected rows; the card is emptied"),
    ],
    seeAlso: ["insert", "commit", "batch"],
    calls: ["deleteRows", "silentDeselect", "didEndEditingRowAt", "reloadData"],
    run: deleteRows)
}

private func deleteRows(_ session: inout Session, operand: RowsOperand) throws(Diagnostic) {
  let rows = try session.resolve(operand)
  let table = rows.table
  try session.needModelRows(at: rows.paths, in: table, at: operand.range)
  try session.perform(rows.paths.map(UpdateOperation.deleteRow), in: table, at: operand.range) {
    model throws(ModelFault) in
    model.deleteRows(at: rows.paths, inTable: table.name)
  }
}
