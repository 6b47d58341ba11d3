import CommandKit
import TableModel

/// What a finger can reach.
extension Session {
  /// Lets a finger reach a row, where the session is strict about that.
  ///
  /// - Throws: `not-hittable` for a row that it cannot reach.
  func reach(_ path: IndexPath, in table: TableView, at range: SourceRange?) throws(Diagnostic) {
    guard options.isTouchStrict else { return }
    try act(at: range) { screen throws(ScreenFault) in try screen.reach(path, in: table) }
  }

  /// Notes that it is a row's turn among those of a command.
  mutating func beginTurn(of path: IndexPath) {
    frame.turn = (path, frame.calls.count + screen.events.count)
  }

  /// Returns the error for a row that a finger cannot reach.
  func notHittable(
    _ path: IndexPath, table name: String, at range: SourceRange?
  ) -> Diagnostic {
    let isOnCard = name == screen.cardTable?.name
    let isCovered = screen.card.y < screen.metrics.closedCardTop
    let (reason, hint): (String, String?) =
      isOnCard
      ? ("the card shows it too low", screen.card.isDragging ? nil : "card open")
      : isCovered
        ? ("the card is over it", screen.card.isDragging ? "card release" : "card close")
        : ("it is off screen", "scroll \(name) \(path)")
    return Diagnostic(
      .notHittable, "a finger cannot touch row \(path): \(reason)", at: range, hint: hint)
  }

  /// Returns whether a finger can touch a row as the screen is now, for `hittable REF`.
  mutating func touchFinding(_ side: Expression.Side) throws(Diagnostic) -> String {
    guard !side.words.isEmpty else {
      throw Diagnostic(.usage, "a row is missing", at: side.range.end)
    }
    let rows = try resolve(RowsOperand(side.words))
    guard rows.paths.count == 1 else {
      throw Diagnostic(
        .usage, "hittable asks for one row, and these are \(rows.paths.count)", at: side.range)
    }
    return "\(screen.isHittable(rows.paths[0], in: rows.table))"
  }
}
