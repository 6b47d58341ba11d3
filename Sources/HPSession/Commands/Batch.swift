import CommandKit
import TableModel

extension Command<Session> {
  static let batch = Command(
    "batch", "Changes the model and tells the table of several changes at once.",
    category: Category.beneath,
    discussion: """
      Lines: insert PATH [FIELD=VALUE…], delete PATH…, move A -> B, reload PATH…,
      section insert N [TITLE], section delete N, section move N -> M, section reload N.
      0:2..0:5 stands for all places from the one to the other, and so does 2..5 for sections.
      Deletes, reloads and the sources of moves name places before the batch, inserts and the
      destinations of moves places after it; the order of the lines does not matter. An update that
      does not add up is refused whole. With --tell the table is only told, so the model must hold
      the end state already.
      """,
    forms: ["batch [TABLE] [--tell] { LINES }"],
    ownsLines: true,
    .operand("a block of lines", .batch, "The table, if it is not the one in use, and the lines."),
    .flag("--tell", "Only tells the table."),
    examples: [
      Example(
        """
        batch { delete 0:0; insert 0:2 name=Peeves }
        ls 0:0..0:2
        #> main: 64 rows in 5 sections
        #> section 0, Gryffindor: 20 rows
        #>     0  0:0  Hermione Granger  ≡
        #>     1  0:1  Ron Weasley       ≡
        #>     2  0:2  Peeves            ≡
        """, "two changes, one update"),
      Example(
        """
        ! batch --tell { delete 0:0 }
        #> error: invalid number of rows in section 0: 20 after, 20 before, 0 inserted, 1 deleted[..]
        """, "told, and not done: refused whole, with UIKit's numbers"),
    ],
    seeAlso: ["diff", "model", "explain"],
    calls: [
      "insertRows", "deleteRows", "reloadRows", "moveRow", "insertSections", "deleteSections",
      "reloadSections", "moveSection", "silentDeselect", "didEndEditingRowAt", "reloadData",
    ],
    run: performBatch)
}

private func performBatch(
  _ session: inout Session, batch: BatchOperand, onlyTells: Bool
) throws(Diagnostic) {
  let table = try session.tableInUse(or: batch.tableWord)
  let lines = batch.lines
  let operations = lines.flatMap(\.operations)
  if onlyTells {
    return try session.tell(operations, in: table, at: batch.range)
  }
  let update = BatchUpdate(operations)
  let before = session.screen.modelCounts(of: table)
  let plan: UpdatePlan
  do {
    plan = try update.plan(before: before, after: update.countsAfter(before))
  } catch {
    throw Diagnostic(.invalidUpdate, error.message, at: batch.range)
  }
  let fields = lines.reduce(into: [:]) { $0.merge($1.fields) { first, _ in first } }
  let titles = lines.reduce(into: [:]) { $0.merge($1.titles) { first, _ in first } }
  try session.perform(operations, in: table, at: batch.range) { model throws(ModelFault) in
    try plan.realize(
      in: &model, table: table.name, before: before, rows: fields, titles: titles)
  }
}
