import TableModel

extension UpdateReport {
  /// What apps do that tells of two operations which exclude each other.
  func conflictMistakes(
    _ conflict: UpdateFault.Conflict, _ calls: ViewCalls
  ) -> [UsualMistake] {
    switch conflict {
    case .deletedAndMoved, .reloadedAndMoved: reloadedMoves(calls)
    case .deletedAndReloaded: deletedReloads(calls)
    case .insertedAndMovedTo, .insertedTwice, .movedToTwice: sharedTargets(calls)
    case .movedTwice:
      [
        UsualMistake(
          cause: "moves are told one after another as if each were made at once",
          code: calls.move("a", "b") + "; " + calls.move("b", "c") + "  // a to c, once")
      ]
    default: movesAcross(calls)
    }
  }

  private func reloadedMoves(_ calls: ViewCalls) -> [UsualMistake] {
    [
      UsualMistake(
        cause: "a row that moves is reloaded in the same update",
        code: calls.move("from", "to") + "; " + calls.rows("reload", "[from]")),
      UsualMistake(
        cause: "a fetched results controller reports a move and an update of one object",
        code: "case .update: " + calls.rows("reload", "[path]") + "  // configure the cell instead"),
    ]
  }

  private func deletedReloads(_ calls: ViewCalls) -> [UsualMistake] {
    [
      UsualMistake(
        cause: "a move to the same place is told as delete and insert, beside an update",
        code: "case .move: " + calls.rows("delete", "[path]") + "  // path == newPath"),
      UsualMistake(
        cause: "a reload names the row by its place after the update",
        code: calls.rows("delete", "[one]") + "; " + calls.rows("reload", "[one]")
          + "  // it was two"),
    ]
  }

  private func sharedTargets(_ calls: ViewCalls) -> [UsualMistake] {
    [
      UsualMistake(
        cause: "the target of a move is counted before the inserts of the same update",
        code: calls.move("from", "to") + "  // to: the place after all inserts"),
      UsualMistake(
        cause: "changes of two updates are told in one",
        code: "pending += changes  // before the last were told"),
    ]
  }

  private func movesAcross(_ calls: ViewCalls) -> [UsualMistake] {
    [
      UsualMistake(
        cause: "a row goes to a section that comes, or from one that goes, as a move",
        code: calls.move("from", "to") + "  // delete [from] and let the section bring it"),
      UsualMistake(
        cause: "the section that is left empty is deleted in the same update",
        code: calls.move("from", "to") + "; " + calls.sections("delete", "[from.section]")),
    ]
  }
}
