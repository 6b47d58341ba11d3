import CommandKit
import TableModel

extension Command<Session> {
  static let scroll = Command(
    "scroll", "Scrolls a table to a row, a section, or a title of its index.",
    category: Category.act,
    discussion: """
      --at brings the row to the top, middle or bottom of the frame, as far as the content allows;
      none, which holds where nothing is said, scrolls the least that shows it. A section is its
      header, rows and footer; one without rows can be scrolled to as well. --index touches a title
      of the index at the table's edge, which cells lists: the section that the controller names for
      it comes to the top. cells shows where the table is then.
      """,
    forms: [
      "scroll [TABLE] REF [--at top|middle|bottom|none]",
      "scroll [TABLE] section S [--at top|middle|bottom|none]", "scroll [TABLE] --index TITLE",
    ],
    .optionalOperand(
      "a row or a section", .rowsOrSection.named("[TABLE] REF|section S"), "What to scroll to."),
    .option("--at", .choice(), "Where in the frame it is to be."),
    .option("--index", .word("TITLE"), "Touches a title of the index."),
    examples: [
      Example(
        """
        scroll last
        expect hittable 0:0 = false
        """, "the least that shows the last row"),
      Example(
        """
        trace on
        scroll 1:5 --at middle
        #> main scrollToRowAt 1:5 at middle
        """, "a row in the middle of the frame"),
    ],
    seeAlso: ["cells", "screen", "metrics"],
    calls: ["sectionForSectionIndexTitle", "scrollToRowAt"],
    check: checkScroll, run: scrollTable)
}

private func checkScroll(
  target: RowsOrSection?, position: ScrollPosition?, title: Word?
) throws(Diagnostic) {
  if target == nil, title == nil { throw Diagnostic(.usage, "a row is missing") }
  if title != nil, position != nil {
    throw Diagnostic(.usage, "--index brings a section to the top, so --at does not go with it")
  }
}

private func scrollTable(
  _ session: inout Session, target: RowsOrSection?, position: ScrollPosition?, title: Word?
) throws(Diagnostic) {
  if let title { return try session.touch(title, of: target) }
  switch target {
  case nil: return
  case .section(let name, let reference):
    let table = try session.tableInUse(or: name)
    let section = try session.section(reference, in: table, code: .noSection)
    try session.act(at: reference.range) { screen throws(ScreenFault) in
      try screen.scroll(toSection: section, at: position ?? .none, in: table)
    }
  case .rows(let operand):
    let rows = try session.resolve(operand)
    guard rows.rows.count == 1 else {
      let message = rows.rows.isEmpty ? "a row is missing" : "a table scrolls to one row"
      throw Diagnostic(.usage, message, at: operand.range)
    }
    try session.act(at: operand.range) { screen throws(ScreenFault) in
      try screen.scroll(to: rows.rows[0].path, at: position ?? .none, in: rows.table)
    }
  }
}

extension Session {
  /// Touches a title of the index of a table, the one in use where none is named.
  fileprivate mutating func touch(
    _ title: Word, of target: RowsOrSection?
  ) throws(Diagnostic) {
    var table = table
    if let target {
      guard case .rows(let operand) = target,
        case (let named, let ranges) = tableAndRanges(of: operand), ranges.isEmpty
      else { throw Diagnostic(.usage, "--index goes with a table alone") }
      table = named
    }
    let titles = screen.sectionIndexTitles(of: table)
    guard titles.contains(title.text) else {
      throw Diagnostic(
        .noSection,
        titles.isEmpty
          ? "\(table.name) has no index" : "the index of \(table.name) has no \(title.shown)",
        at: title.range,
        hint: titles.isEmpty ? nil : "it has \(titles.map(\.visible).joined(separator: " "))")
    }
    try act(at: title.range) { screen throws(ScreenFault) in
      try screen.touchIndexTitle(title.text, in: table)
    }
  }
}
