import CommandKit
import TableModel

extension Command<Session> {
  static let diff = Command(
    "diff", habits: ["compare", "cmp"],
    "Prints the batch that turns one state of a table into another.",
    category: Category.look,
    discussion: """
      With a mark, from the mark to now; with a file, from now to the file's data, as refresh would
      tell it; alone, from the last load or refresh to now. Rows are known by their ids. A row that
      stays and changed is a reload; one that moves and changed is configured anew by its mover.
      """,
    .optionalOperand(
      "a mark or a file", .word("MARK|SOURCE", completion: .file), "What to compare with."),
    examples: [
      Example(
        """
        delete 0:0
        move 1:2 -> 1:0
        #> 1:2 -> 1:0
        diff
        #> delete 0:0
        #> move 1:2 -> 1:0
        """, "what was changed since the table was loaded"),
      Example(
        """
        mark before
        update 0:0 patronus=doe
        diff before
        #> reload 0:0
        """, "since a mark"),
    ],
    seeAlso: ["mark", "drift", "batch"],
    run: showDifference)
}

private func showDifference(_ session: inout Session, name: Word?) throws(Diagnostic) {
  let batch = try session.difference(name)
  let style = session.style
  for operation in batch.operations { session.print(style.change(operation.line)) }
  if batch.isEmpty { session.print("none") }
}

extension Session {
  fileprivate mutating func difference(_ name: Word?) throws(Diagnostic) -> BatchUpdate {
    if let name, marks[name.text] == nil {
      do {
        return try difference(toFile: name)
      } catch {
        throw error.code == .io ? error.with(hint: "mark lists the states that have names") : error
      }
    }
    guard let snapshot = name.map({ marks[$0.text] }) ?? baseline else {
      throw Diagnostic(
        .noMark, "nothing was loaded to compare with", hint: "mark NAME keeps a state")
    }
    do {
      let before = try Screen(snapshot)
      guard let old = before.table(named: table.name) else { return BatchUpdate() }
      let record = (before: before.recordFinder(in: old), now: screen.recordFinder(in: table))
      return BatchUpdate(
        from: before.sections(of: old), to: screen.sections(of: table),
        reloading: { record.before($0) != record.now($0) })
    } catch {
      throw diagnostic(error)
    }
  }

  private mutating func difference(toFile name: Word) throws(Diagnostic) -> BatchUpdate {
    let (data, changed) = try refreshed(table, from: name)
    let identities = Set(changed.map(data.identity(of:)))
    let new = data.order
    let sections = (0..<new.numberOfSections).map { section in
      (
        section: data.sectionTitles[section],
        rows: new.rows(inSection: section).map(data.identity(of:))
      )
    }
    return BatchUpdate(
      from: screen.sections(of: table), to: sections, reloading: identities.contains)
  }
}
