import CommandKit
import Records
import TableModel

extension Command<Session> {
  static let group = Command(
    "group", "Makes a section of each value of a field.", category: Category.data,
    discussion: """
      Sections stand in the order in which values first appear; rows keep theirs. The selection
      follows its rows. Every new section reorders.
      """,
    .operand("a field", .field, "The field, nested ones with dots."),
    examples: [Example("group house", "a section for each house")],
    run: groupRows)

  static let ungroup = Command(
    "ungroup", "Puts all rows into one section.", category: Category.data,
    discussion: "Rows stay in the order in which they stand.",
    examples: [Example("ungroup", "one section without a title")],
    run: ungroupRows)
}

private func groupRows(_ session: inout Session, field: Word) throws(Diagnostic) {
  let path = FieldPath(field.text)
  do {
    try session.check([path], in: session.table)
  } catch {
    throw error.with(range: field.range)
  }
  try session.changeData { $0.group(by: path) }
}

private func ungroupRows(_ session: inout Session) throws(Diagnostic) {
  try session.changeData { $0.ungroup() }
}

extension Session {
  /// Changes the model of the table in use, tells the table the difference and prints its size.
  fileprivate mutating func changeData(
    _ body: (inout RecordTable) -> Void
  ) throws(Diagnostic) {
    let table = table
    guard screen.data(of: table) != nil else { throw noRecords(of: table) }
    let changed: Void? = try act { screen throws(ScreenFault) in
      try screen.change(CharactersController.self) { $0.change(table.name, body) }
    }
    guard changed != nil else { throw noRecords(of: table) }
    report(screen.summary(of: table).visible)
  }
}
