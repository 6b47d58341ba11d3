import CommandKit
import TableModel

extension Command<Session> {
  static let move = Command(
    "move", habits: ["mv", "drag"], "Moves a row as a finger does: lifts it, carries it, lets go.",
    category: Category.act,
    discussion: """
      The destination is the row's final place. canMoveRowAt gates the lift; the policy of the
      table says where a row lands that leaves its section. to top and to bottom are the first and
      the last place of the row's own section. -> is also written → or to.
      """,
    forms: [
      "move [TABLE] A -> B", "move [TABLE] A before B", "move [TABLE] A after B",
      "move [TABLE] A to top|bottom",
    ],
    .operand("the row to move", .row, "The row to move."),
    .operand("where the row is to go", .destination, "Where it is to end up."),
    examples: [
      Example("move 1:2 -> 1:0", "to the top of its section"),
      Example("move \"Draco Malfoy\" after \"Severus Snape\"", "by titles"),
    ],
    calls: [
      "didEndEditingRowAt", "canMoveRowAt", "targetIndexPathForMoveFromRowAt", "moveRowAt",
    ],
    run: moveRow)
}

private func moveRow(
  _ session: inout Session, operand: RowsOperand, destination: Destination
) throws(Diagnostic) {
  let (table, source) = try session.oneRow(operand, "one row is moved at a time")
  let lifted = try session.act(at: source.range) { screen throws(ScreenFault) in
    try screen.lift(source.path, in: table)
  }
  let place = try session.place(destination, of: source.path, in: table)
  let move = try session.act(at: destination.range) { screen throws(ScreenFault) in
    try screen.drop(lifted, at: place)
  }
  session.report(session.line(of: move, in: table))
}

extension Session {
  /// Returns what a move did: `1:2 -> 1:45  (asked for 2:0; edge of section 1)`, without the bracket where it stood.
  fileprivate func line(of move: RowMove, in table: TableView) -> String {
    let line = "\(move.source) -> \(move.target)"
    guard move.target != move.proposed else { return line }
    let reason =
      switch screen.reorderRules(of: table)?.policy {
      case .edge: "; edge of section \(move.source.section)"
      case .origin: "; back to its origin"
      case .free, nil: ""
      }
    return "\(line)  (asked for \(move.proposed)\(reason))"
  }
}
