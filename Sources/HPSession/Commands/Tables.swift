import CommandKit
import TableModel

extension Command<Session> {
  static let tables = Command(
    "tables", "Lists the tables and their sizes.", category: Category.look,
    examples: [Example("tables", "main and card, before anything is loaded")],
    run: listTables)
}

private func listTables(_ session: inout Session) throws(Diagnostic) {
  for table in session.screen.tables {
    let mark = table.name == session.table.name ? " (in use)" : ""
    session.print(session.screen.summary(of: table).visible + mark)
  }
}
