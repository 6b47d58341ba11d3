import CommandKit
import TableModel

extension Command<Session> {
  static let selection = Command(
    "selection", "Shows the selected rows.", category: Category.look,
    .optionalOperand("a table", .table, "The table, the one in use where none is named."),
    examples: [Example("selection", "the selected rows, or none")],
    run: showSelection)
}

private func showSelection(_ session: inout Session, name: Word?) throws(Diagnostic) {
  let table = try session.tableInUse(or: name)
  let shown = session.screen.shownRows(in: table)
  let paths = session.screen.selection(in: table)
  if paths.isEmpty { session.print("none") }
  for path in paths {
    let title = session.screen.title(of: shown.row(at: path), in: table)
    session.print("\(path)  \(title.visible)")
  }
}
