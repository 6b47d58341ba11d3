import CommandKit
import TableModel

extension Command<Session> {
  static let reload = Command(
    "reload", "Lets a table ask its data source again: for all, for rows, or for a section.",
    category: Category.beneath,
    discussion: """
      What is reloaded leaves the selection silently. The card keeps its character, and a row that
      comes back to the screen is white if it is the card's.
      """,
    forms: ["reload [TABLE]", "reload [TABLE] REF…", "reload [TABLE] section S"],
    .optionalOperand("what to reload", .rowsOrSection, "A table, rows, or a section."),
    examples: [
      Example(
        """
        select 0:0
        model delete 0:1
        reload
        selection
        #> none
        drift
        #> none
        """, "the table asks again; the selection is lost silently"),
      Example(
        """
        model update 0:0 name=Harriet
        reload 0:0
        ls 0:0
        #> main: 64 rows in 5 sections
        #> section 0, Gryffindor: 20 rows
        #>     0  0:0  Harriet  ≡
        """, "a row whose model has changed"),
    ],
    seeAlso: ["model", "drift", "batch"],
    calls: [
      "reloadData", "reloadRows", "reloadSections", "silentDeselect", "didEndEditingRowAt",
    ],
    run: reloadRows)
}

private func reloadRows(_ session: inout Session, target: RowsOrSection?) throws(Diagnostic) {
  switch target {
  case nil: try session.reload(session.table)
  case .section(let name, let reference):
    let table = try session.tableInUse(or: name)
    let section = try session.section(reference, in: table, code: .noSection)
    try session.tell([.reloadSection(section)], in: table, at: reference.range)
  case .rows(let operand):
    let (table, ranges) = session.tableAndRanges(of: operand)
    if ranges.isEmpty { return try session.reload(table) }
    let rows = try session.resolve(operand)
    try session.tell(
      rows.paths.map(UpdateOperation.reloadRow), in: rows.table, at: operand.range)
  }
}

extension Session {
  fileprivate mutating func reload(_ table: TableView) throws(Diagnostic) {
    forgetNames()
    try act { screen throws(ScreenFault) in try screen.reload(table) }
  }
}
