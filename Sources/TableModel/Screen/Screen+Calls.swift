extension Screen {
  /// Keeps what a callback said until the callback has returned.
  ///
  /// A data source that says the same at each question is heard once, or one reload would lead to
  /// many and they to many more.
  func receive(_ call: TableCall) {
    if isAsking, pendingCalls.contains(call) { return }
    pendingCalls.append(call)
  }

  /// Performs what the last callback said.
  ///
  /// What is said meanwhile, by a data source that is asked, waits for the next time: a reload that
  /// asks for a reload must not go on forever. A call made outside of any act, by a controller that
  /// is a class, is performed by the next act.
  func performPendingCalls() throws(ScreenFault) {
    if pendingCalls.isEmpty { return }
    let calls = pendingCalls
    pendingCalls = []
    tellings += 1
    for call in calls { try perform(call) }
  }

  /// Returns whether nothing was told since a moment, by a controller that is a value: what it and the tables
  /// hold is then the same.
  func isUntold(since before: Int) -> Bool { tellings == before && isRestorable }

  private func perform(_ call: TableCall) throws(ScreenFault) {
    switch call {
    case .reloadData(let name):
      if let table = table(named: name) { try reloadData(in: table) }
    case .update(let batch, let name):
      if let table = table(named: name) { try hear(batch, in: table) }
    case .setEditing(let isEditing, let name):
      if let table = table(named: name) { try turnEditing(isEditing, in: table) }
    case .scroll(let path, let position, let name):
      guard let table = table(named: name) else { return }
      guard shownRows(in: table).contains(path) else { throw .noRow(path, table: name) }
      scrollIntoView(path, at: position, in: table)
    case .nudgeCard(let points):
      if let cardTable, !card.isDragging { emit(.nudge(points: points), in: cardTable) }
    }
  }

  /// Performs an update that a callback told a table of.
  private func hear(_ batch: BatchUpdate, in table: TableView) throws(ScreenFault) {
    do {
      try tell(batch, in: table)
    } catch {
      if case .invalidUpdate = error { emit(.invalidUpdate, in: table) }
      throw error
    }
  }
}
