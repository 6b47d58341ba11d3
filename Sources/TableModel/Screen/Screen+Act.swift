extension Screen {
  /// Does something that may fail, lays the tables out and, where it fails, puts all back.
  ///
  /// The calls that were made stay in ``events``. What a class said to a table since the last act is
  /// performed before, and stays done. With a row in the air only an act that says so may be done.
  func transaction<Result>(
    whileLifted isAllowed: Bool = false, _ body: () throws(ScreenFault) -> Result
  ) throws(ScreenFault) -> Result {
    guard !isActing else { throw .actInProgress }
    if let lifted = keptState.lifted, !isAllowed {
      throw .rowLifted(lifted.source, table: lifted.table)
    }
    isActing = true
    defer { isActing = false }
    if !pendingCalls.isEmpty { try attempt(performPendingCalls) }
    return try attempt(body)
  }

  /// Does something without a callback: an act of its own or, inside a callback, a part of the act.
  func silently(
    whileLifted isAllowed: Bool = false, _ body: () throws(ScreenFault) -> Void
  ) throws(ScreenFault) {
    if isActing { try body() } else { try transaction(whileLifted: isAllowed, body) }
  }

  /// Looks at the controller's answers, and forgets what they did to the screen.
  func look<Result>(_ body: () -> Result) -> Result {
    let before = (pendingCalls, isActing, recordsQueries, isMakingCell, trail)
    (isActing, recordsQueries, isMakingCell, trail) = (true, false, false, StepTrail())
    defer {
      if let start = trail?.base { putBack(start) }
      (pendingCalls, isActing, recordsQueries, isMakingCell, trail) = before
    }
    return body()
  }

  private func attempt<Result>(
    _ body: () throws(ScreenFault) -> Result
  ) throws(ScreenFault) -> Result {
    let outer = beginStep()
    let tablesBefore = tables
    do {
      let result = try body()
      try settle()
      endStep(within: outer)
      return result
    } catch {
      let done = trail ?? StepTrail()
      trail = nil
      tables = tablesBefore
      goBack(along: done)
      pendingCalls = []
      trail = outer
      throw error
    }
  }

  /// Lays the tables out at the end of an act, and lets go of what is on them no more.
  ///
  /// Where rows were moved and nothing else happened, only tables that show some of them differ.
  private func settle() throws(ScreenFault) {
    if let trail, trail.hasMovesAlone {
      if trail.onlyMove.map(isInSight) == false { return }
      let moved = Set(trail.moves.lazy.filter(isInSight).map(\.table))
      for index in moved.sorted() { layout(tables[index]) }
      return
    }
    for table in tables { try endLostSwipe(in: table) }
    endLostLift()
    for table in tables { layout(table) }
  }

  /// Returns whether a move may have changed what a table has on screen.
  private func isInSight(_ move: StepTrail.Move) -> Bool {
    guard let sight = keptState.tables[move.table].sight else { return true }
    let (first, last) = (min(move.source, move.target), max(move.source, move.target))
    return first <= sight.upperBound
      && !(last < sight.lowerBound && first.section == last.section)
  }
}
