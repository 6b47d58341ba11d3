import CommandKit
import TableModel

extension Command<Session> {
  static let cells = Command(
    "cells", "Shows the cells on screen, and where the table is scrolled to.",
    category: Category.look,
    discussion: """
      The first line has the scroll offset in points and the greatest one, then the titles of the
      index if the table has one. A cell is told with its text, alignment, colour, reorder control
      and reuse identifier; stale is one whose row would have another text by now. --pool shows the
      cells that wait to be used again, as they look; the first is the next to be taken.
      """,
    .optionalOperand("a table", .table, "The table, the one in use where none is named."),
    .flag("--pool", "Shows the cells that wait to be used again."),
    examples: [
      Example(
        """
        cells card
        #> card: offset 0 of 0
        #> 0:0  Gender:     left  black  no control  field
        #> 0:1  House:      left  black  no control  field
        #> 0:2  Actor:      left  black  no control  field
        #> 0:3  Patronus:   left  black  no control  field
        """, "the cells of the card's fields"),
      Example(
        """
        select 0:0
        reload
        select 0:1
        cells
        #> main: offset 0 of 2544, index G S H R
        #> 0:0   Harry Potter        center  white  control  character
        #> 0:1   Hermione Granger    center  white  control  character
        #> ...
        """, "two white titles: a reload loses the selection and leaves the white"),
    ],
    seeAlso: ["screen", "drift"],
    run: showCells)
}

private func showCells(
  _ session: inout Session, name: Word?, showsPool: Bool
) throws(Diagnostic) {
  let table = try session.tableInUse(or: name)
  let screen = session.screen
  if showsPool {
    let cells = screen.pooledCells(of: table)
    session.printListed("\(table.name): \(counted(cells.count, "cell")) in the pool")
    for line in TextColumns.lines(
      of: cells.map { $0.columns(showsControl: $0.showsReorderControl) })
    { session.printListed(line) }
    return
  }
  let index = screen.sectionIndexTitles(of: table).map { " \($0.visible)" }.joined()
  session.printListed(
    "\(table.name): offset \(table.contentOffset.measure) of \(screen.maximumOffset(of: table).measure)"
      + (index.isEmpty ? "" : ", index\(index)"))
  let rows = screen.visiblePaths(in: table).compactMap { path in
    table.cellForRow(at: path).map { cell in
      [path.description]
        + cell.columns(showsControl: screen.showsReorderControl(ofRowAt: path, in: table))
        + screen.editingControl(ofRowAt: path, in: table)
        + (screen.isStale(path, in: table) ? ["stale"] : [])
    }
  }
  for line in TextColumns.lines(of: rows) { session.printListed(line) }
}

extension Screen {
  /// The editing control of a row in a column of its own, in editing mode.
  fileprivate func editingControl(ofRowAt path: IndexPath, in table: TableView) -> [String] {
    guard isEditing(table) else { return [] }
    let style = editingStyle(ofRowAt: path, in: table)
    return [style == .none ? "" : "\(style.rawValue) control"]
  }
}

extension TableCell {
  /// What is told of a cell, in columns.
  fileprivate func columns(showsControl: Bool) -> [String] {
    [
      text.visible, textAlignment.rawValue, textColor.rawValue,
      showsControl ? "control" : "no control", reuseIdentifier.visible,
    ]
  }
}
