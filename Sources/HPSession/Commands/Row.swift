import CommandKit
import Records
import TableModel

extension Command<Session> {
  static let row = Command(
    "row", habits: ["cat", "show", "print", "inspect"], "Shows a row with its id and its record.",
    category: Category.look,
    .operand("a row", .row, "The row."),
    examples: [
      Example(
        """
        row "Luna Lovegood"
        #> ...
        """, "every field of a row"),
      Example(
        """
        row @luna
        #> 3:0  Luna Lovegood
        #> ...
        """, "a row by the begin of its id"),
    ],
    seeAlso: ["ls", "fields"],
    run: showRow)
}

private func showRow(_ session: inout Session, operand: RowsOperand) throws(Diagnostic) {
  let rows = try session.resolve(operand)
  let screen = session.screen
  for path in rows.paths {
    try session.checkInterrupt()
    let row = screen.shownRows(in: rows.table).row(at: path)
    session.print("\(path)  \(screen.title(of: row, in: rows.table).visible)")
    session.print("  @\(screen.identity(of: row, in: rows.table).visible)")
    for field in screen.record(of: row, in: rows.table)?.fields ?? [] {
      session.print("  \(field.name.visible): \(field.value.display.visible)")
    }
  }
}
