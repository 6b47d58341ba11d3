import CommandKit
import TableModel

extension Command<Session> {
  static let use = Command(
    "use", "Makes a table the one that commands mean when they name none.",
    category: Category.look,
    .operand("a table", .table, "The table."),
    examples: [
      Example(
        """
        use card
        ls
        #> card: 4 rows in 1 section
        #>     0  0:0  Gender:
        #>     1  0:1  House:
        #>     2  0:2  Actor:
        #>     3  0:3  Patronus:
        """, "ls, select and move now mean the card's table"),
      Example(
        """
        use card
        use main
        ls 3:0
        #> main: 64 rows in 5 sections
        #> section 3, Ravenclaw: 10 rows
        #>     41  3:0  Luna Lovegood  ≡
        """, "and back"),
    ],
    seeAlso: ["tables"],
    run: useTable)
}

private func useTable(_ session: inout Session, name: Word) throws(Diagnostic) {
  session.currentTable = try session.table(name).name
}
