extension Screen {
  /// Does something that may fail, lays the tables out and, where it fails, puts all back.
  ///
  /// The calls that were made stay in ``events``. What a class said to a table since the last act is
  /// performed before, and stays done. With a row in the air only an act that says so may be done.
  func transaction<Result>(
    whileLifted isAllowed: Bool = false, _ body: () throws(ScreenFault) -> Result
  ) throws(ScreenFault) -> Result {
    guard !isActing else { throw .actInProgress }
    if let lifted = state.lifted, !isAllowed {
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
    let before = (state, pendingCalls, isActing, recordsQueries, isMakingCell)
    (isActing, recordsQueries, isMakingCell) = (true, false, false)
    defer { (state, pendingCalls, isActing, recordsQueries, isMakingCell) = before }
    return body()
  }

  private func attempt<Result>(
    _ body: () throws(ScreenFault) -> Result
  ) throws(ScreenFault) -> Result {
    let before = snapshot
    let tablesBefore = tables
    do {
      let result = try body()
      for table in tables { try endLostSwipe(in: table) }
      endLostLift()
      for table in tables { layout(table) }
      return result
    } catch {
      tables = tablesBefore
      putBack(before)
      pendingCalls = []
      throw error
    }
  }
}
