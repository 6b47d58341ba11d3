import CommandKit
import TableModel

extension Command<Session> {
  static let use = Command(
    "use", "Makes a table the one that commands mean when they name none.",
    category: Category.look,
    .operand("a table", .table, "The table."),
    examples: [Example("use card", "ls, select and move now mean the card's table")],
    run: useTable)
}

private func useTable(_ session: inout Session, name: Word) throws(Diagnostic) {
  session.currentTable = try session.table(name).name
}
