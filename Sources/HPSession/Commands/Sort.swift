import CommandKit
import TableModel

extension Command<Session> {
  static let sort = Command(
    "sort", habits: ["order"], "Sorts the rows within their sections.", category: Category.data,
    discussion: """
      By the first field and, where rows have the same there, by the next; - before a field turns it
      round. Rows that are the same in all keep their order. false and true come first, then numbers
      as numbers, text, lists and objects; rows without a value come last in both directions. Text
      is compared without regard to case and its digits as numbers, a2 before a10, then by its
      bytes. Rows that a filter hides are sorted too. The selection follows its rows. It is done
      once: rows that come later are not sorted in.
      """,
    forms: ["sort FIELD…"],
    allowsDashOperands: true,
    .operands("a field", .sortKey, "A field, nested ones with dots; -FIELD for descending."),
    examples: [
      Example(
        """
        sort name
        #> main: 64 rows in 5 sections
        ls 3:0..3:2
        #> main: 64 rows in 5 sections
        #> section 3, Ravenclaw: 10 rows
        #>     41  3:0  Cho Chang           ≡
        #>     42  3:1  Filius Flitwick     ≡
        #>     43  3:2  Garrick Ollivander  ≡
        """, "A to Z within each section"),
      Example(
        """
        sort -name
        #> main: 64 rows in 5 sections
        ls 3:0..3:2
        #> main: 64 rows in 5 sections
        #> section 3, Ravenclaw: 10 rows
        #>     41  3:0  Sybill Trelawney   ≡
        #>     42  3:1  Quirinus Quirrell  ≡
        #>     43  3:2  Padma Patil        ≡
        """, "from Z to A"),
    ],
    seeAlso: ["group", "filter", "save"],
    calls: Session.arrangingCalls,
    run: sortRows)
}

private func sortRows(_ session: inout Session, keys: [SortOperand]) throws(Diagnostic) {
  let table = session.table
  if session.screen.data(of: table) != nil {
    for key in keys { try session.check(field: key.field, in: table) }
  }
  let range = keys.first.map { first in keys.reduce(first.range) { $0.union($1.range) } }
  try session.arrange((any SortableTableController).self, at: range) { model throws(ModelFault) in
    try model.sortRows(by: keys.map(\.key), inTable: table.name)
  }
}
