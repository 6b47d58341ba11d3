import CommandKit
import TableModel

extension Command<Session> {
  static let move = Command(
    "move", habits: ["mv", "drag"],
    "Moves rows as a finger does: lifts them, carries them, lets go.",
    category: Category.act,
    discussion: """
      The destination is the row's final place. canMoveRowAt gates the lift; the policy of the
      table says where a row lands that leaves its section. to top and to bottom are the first and
      the last place of the row's own section. -> is also written → or to.
      Several rows of one section keep their order, one behind the other; the destination is the
      final place of the first. moveRowAt is called for each, and the target asked for the one that
      goes ahead. lift, hover and drop do the same a step at a time.
      """,
    forms: [
      "move [TABLE] A… -> B", "move [TABLE] A… before B", "move [TABLE] A… after B",
      "move [TABLE] A… to top|bottom",
    ],
    .operand("the row to move", .movedRows, "The row to move, or rows of one section."),
    .operand("where the row is to go", .destination, "Where it is to end up."),
    examples: [
      Example(
        """
        move 1:2 -> 1:0
        #> 1:2 -> 1:0
        """, "to a place of its own section"),
      Example(
        """
        move "Draco Malfoy" -> 2:0
        #> 1:0 -> 1:11  (asked for 2:0; edge of section 1)
        move 1:0 1:1 to bottom
        #> 1:0 -> 1:10
        #> 1:1 -> 1:11
        """, "out of it: the policy says where it lands"),
    ],
    seeAlso: ["lift", "reorder", "pin", "policies"],
    calls: [
      "didEndEditingRowAt", "canMoveRowAt", "targetIndexPathForMoveFromRowAt", "moveRowAt",
    ],
    run: moveRows)
}

private func moveRows(
  _ session: inout Session, operand: RowsOperand, destination: Destination
) throws(Diagnostic) {
  let rows = try session.resolve(operand)
  let sources = rows.rows.sorted { $0.path < $1.path }
  let paths = sources.map(\.path)
  try session.act(at: rows.range) { screen throws(ScreenFault) in
    try screen.checkBlock(of: paths, in: rows.table)
  }
  if let first = sources.first { try session.reach(first.path, in: rows.table, at: first.range) }
  for source in sources {
    session.beginTurn(of: source.path)
    try session.reach(source.path, in: rows.table, at: source.range)
    try session.act(at: source.range) { screen throws(ScreenFault) in
      try screen.checkLift(of: source.path, in: rows.table)
    }
  }
  guard !paths.isEmpty else { return }
  let place = try session.place(destination, of: paths, in: rows.table)
  let moves = try session.act(at: destination.range) { screen throws(ScreenFault) in
    try screen.moveLifted(paths, to: place, in: rows.table)
  }
  for (number, move) in moves.enumerated() {
    session.report(
      number == 0 ? session.line(of: move, in: rows.table) : "\(move.source) -> \(move.target)")
  }
}
