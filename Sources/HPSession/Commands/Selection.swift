import CommandKit
import TableModel

extension Command<Session> {
  static let selection = Command(
    "selection", "Shows the selected rows.", category: Category.look,
    .optionalOperand("a table", .table, "The table, the one in use where none is named."),
    examples: [
      Example(
        """
        selection
        #> none
        select "Draco Malfoy"
        selection
        #> 1:0  Draco Malfoy
        """, "the selected rows, or none"),
      Example(
        """
        select 1:0
        move 1:0 -> 1:3
        #> 1:0 -> 1:3
        selection
        #> 1:3  Draco Malfoy
        """, "it belongs to the row, not to its place"),
    ],
    seeAlso: ["select", "why"],
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
