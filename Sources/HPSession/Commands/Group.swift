import CommandKit
import Records
import TableModel

extension Command<Session> {
  static let group = Command(
    "group", "Makes a section of each value of a field.", category: Category.data,
    discussion: """
      Sections stand in the order in which values first appear; rows keep theirs. The selection
      follows its rows. Every new section reorders. Rows that a filter hides are grouped too.
      """,
    .operand("a field", .field, "The field, nested ones with dots."),
    examples: [
      Example(
        """
        group gender
        #> main: 64 rows in 2 sections
        """, "a section for each value of a field"),
      Example(
        """
        group species
        #> main: 64 rows in 7 sections
        ls 1:*
        #> main: 64 rows in 7 sections
        #> section 1, half-giant: 1 row
        #>     55  1:0  Rubeus Hagrid  ≡
        """, "the sections are those of the records now in it"),
    ],
    seeAlso: ["ungroup", "sort", "filter"],
    calls: Session.arrangingCalls,
    run: groupRows)

  static let ungroup = Command(
    "ungroup", "Puts all rows into one section.", category: Category.data,
    discussion: "Rows stay in the order in which they stand.",
    examples: [
      Example(
        """
        ungroup
        #> main: 64 rows in 1 section
        """, "one section without a title"),
      Example(
        """
        ungroup
        #> main: 64 rows in 1 section
        ls 20..21
        #> main: 64 rows in 1 section
        #>     20  0:20  Draco Malfoy   ≡
        #>     21  0:21  Severus Snape  ≡
        """, "positions stay, index paths do not"),
    ],
    seeAlso: ["group"],
    calls: Session.arrangingCalls,
    run: ungroupRows)
}

private func groupRows(_ session: inout Session, field: Word) throws(Diagnostic) {
  let table = session.table
  if session.screen.data(of: table) != nil {
    do {
      try session.check([FieldPath(field.text)], in: table)
    } catch {
      throw error.with(range: field.range)
    }
  }
  try session.arrange((any GroupableTableController).self, at: field.range) {
    model throws(ModelFault) in
    try model.groupRows(by: field.text, inTable: table.name)
  }
}

private func ungroupRows(_ session: inout Session) throws(Diagnostic) {
  let table = session.table
  try session.arrange((any GroupableTableController).self) { model throws(ModelFault) in
    try model.groupRows(by: nil, inTable: table.name)
  }
}
