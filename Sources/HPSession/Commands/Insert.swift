import CommandKit
import TableModel

extension Command<Session> {
  static let insert = Command(
    "insert", "Inserts a row and tells the table.", category: Category.data,
    discussion: """
      The row stands at the place that is named; the rows from there on move down. A bare number,
      true, false or null is that value, all else text. A row that a filter does not let through
      is hidden at once, and the size of the table is printed.
      """,
    forms: ["insert [TABLE] REF FIELD=VALUE…"],
    .operand(
      "where the row is to stand", .place, "The place: a path up to one past the end, or a row."),
    .operands("FIELD=VALUE", .setting, "The fields of the row."),
    examples: [
      Example(
        """
        insert 0:0 name="Argus Filch" house=Gryffindor
        ls 0:0..0:1
        #> main: 65 rows in 5 sections
        #> section 0, Gryffindor: 21 rows
        #>     0  0:0  Argus Filch   ≡
        #>     1  0:1  Harry Potter  ≡
        """, "a new first row"),
      Example(
        """
        insert 1:12 name=Peeves
        ls 1:last
        #> main: 65 rows in 5 sections
        #> section 1, Slytherin: 13 rows
        #>     32  1:12  Peeves  ≡
        """, "at the end of a section"),
    ],
    seeAlso: ["delete", "update", "batch"],
    calls: ["insertRows"],
    run: insertRow)
}

private func insertRow(
  _ session: inout Session, operand: PlaceOperand, fields: [FieldSetting]
) throws(Diagnostic) {
  let (table, path) = try session.resolve(operand)
  try session.needModelPlace(path, in: table, at: operand.range)
  let count = session.screen.shownRows(in: table).count
  let isDone = try session.changeUnderFilter(in: table, at: operand.range) {
    model throws(ModelFault) in
    try model.insertRow(fields, at: path, inTable: table.name)
  }
  if isDone {
    let isHidden = session.screen.shownRows(in: table).count == count
    if isHidden { session.report(session.screen.summary(of: table).visible) }
    return
  }
  try session.perform([.insertRow(path)], in: table, at: operand.range) {
    model throws(ModelFault) in
    try model.insertRow(fields, at: path, inTable: table.name)
  }
}
