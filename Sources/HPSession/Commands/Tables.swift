import CommandKit
import TableModel

extension Command<Session> {
  static let tables = Command(
    "tables", "Lists the tables and their sizes.", category: Category.look,
    examples: [
      Example(
        """
        tables
        #> main: 0 rows (in use)
        #> card: 4 rows in 1 section
        """, "main and card, before anything is loaded"),
      Example(
        """
        load --as staff
        #> staff: 64 rows in 1 section
        tables
        #> main: 0 rows (in use)
        #> card: 4 rows in 1 section
        #> staff: 64 rows in 1 section
        """, "another table"),
    ],
    seeAlso: ["use", "load"],
    run: listTables)
}

private func listTables(_ session: inout Session) throws(Diagnostic) {
  for table in session.screen.tables {
    let mark = table.name == session.table.name ? " (in use)" : ""
    session.print(session.screen.summary(of: table).visible + mark)
  }
}
