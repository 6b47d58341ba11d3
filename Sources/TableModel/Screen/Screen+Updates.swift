/// Telling a table what its model has done.
extension Screen {
  /// Tells a table of changes that its model has made, as `performBatchUpdates` does.
  ///
  /// The table asks for its counts anew and compares: an update that does not add up is refused
  /// whole, also an empty one on a table that is stale (grade U). Selection and cells follow their
  /// rows; what is reloaded or deleted leaves the selection silently (grade U, I). The scroll offset
  /// stays as far as the content allows (grade I).
  ///
  /// - Throws: ``ScreenFault/invalidUpdate(_:table:)``; nothing has changed then.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public func perform(_ batch: BatchUpdate, in table: TableView) throws(ScreenFault) {
    try transaction { () throws(ScreenFault) in try tell(batch, in: table) }
  }

  /// Changes the model and tells the table in one act, as a single `insertRows` in an app does.
  ///
  /// - Throws: ``ScreenFault/model(_:table:)`` with what the change throws,
  ///   ``ScreenFault/notEditable(table:)`` for a controller that is no ``EditableTableController``, or
  ///   ``ScreenFault/invalidUpdate(_:table:)`` where model and batch do not agree; nothing has changed
  ///   then.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public func perform(
    _ batch: BatchUpdate, in table: TableView,
    changing change: (inout any EditableTableController) throws(ModelFault) -> Void
  ) throws(ScreenFault) {
    try transaction { () throws(ScreenFault) in
      try edit((any EditableTableController).self, of: table, change)
      try tell(batch, in: table)
    }
  }

  /// Changes the model of a table, and tells nobody.
  ///
  /// The table knows nothing of it, so it may happen while a row is in the air.
  ///
  /// - Throws: ``ScreenFault/notEditable(table:)`` for a controller that cannot be changed,
  ///   ``ScreenFault/model(_:table:)`` for a change that it refuses.
  public func changeModel(
    of table: TableView,
    _ change: (inout any EditableTableController) throws(ModelFault) -> Void
  ) throws(ScreenFault) {
    try changeModel((any EditableTableController).self, of: table, change)
  }

  /// Changes what a controller with a capability holds for a table, and tells nobody.
  ///
  /// - Throws: As ``changeModel(of:_:)``.
  public func changeModel<Capability>(
    _ type: Capability.Type, of table: TableView,
    _ change: (inout Capability) throws(ModelFault) -> Void
  ) throws(ScreenFault) {
    try silently(whileLifted: true) { () throws(ScreenFault) in
      try edit(type, of: table, change)
    }
  }

  /// Asks for the cells of rows again, which stay selected and on screen, as `reconfigureRows` does (grade A, for the selection I).
  ///
  /// - Throws: ``ScreenFault/noRow(_:table:)``.
  public func reconfigureRows(
    at paths: [IndexPath], in table: TableView
  ) throws(ScreenFault) {
    try silently { () throws(ScreenFault) in
      for path in paths {
        let row = try shownRow(at: path, in: table)
        emit(.reconfigureRows(path), in: table)
        guard let cell = state.tables[table.index].cells.removeValue(forKey: row) else { continue }
        state.tables[table.index].pool.reserve(cell, for: row)
      }
    }
  }

  /// Lets a table ask for everything again, as `reloadData` does; the selection is lost silently (grade U, R).
  ///
  /// - Throws: ``ScreenFault/tooManyRows(_:table:)``.
  /// - Complexity: O(*n*), where *n* is the number of rows, unless the controller keeps an order.
  public func reload(_ table: TableView) throws(ScreenFault) {
    try transaction { () throws(ScreenFault) in try reloadData(in: table) }
  }

  /// Tells a table the difference between what it shows and what its model holds by now, as one batch.
  ///
  /// Selection follows the rows by identity, also where the batch has to delete and insert one. The
  /// cells of rows in `changed` are configured anew.
  ///
  /// - Throws: What ``perform(_:in:)`` throws; nothing has changed then.
  /// - Complexity: O(*n* log *n*), where *n* is the number of rows.
  public func tellDifference(
    in table: TableView, reconfiguring changed: Set<RowID> = []
  ) throws(ScreenFault) {
    try transaction { () throws(ScreenFault) in
      try tell(driftBatch(in: table), in: table, followingIdentity: true)
      let shown = shownRows(in: table)
      let onScreen = changed.filter { state.tables[table.index].cells[$0] != nil }
      for path in onScreen.compactMap(shown.indexPath(of:)).sorted() {
        emit(.reconfigureRows(path), in: table)
        state.tables[table.index].cells[shown.row(at: path)] = nil
      }
    }
  }

  /// Performs an update, unless it does not add up.
  func tell(
    _ batch: BatchUpdate, in table: TableView, followingIdentity: Bool = false
  ) throws(ScreenFault) {
    isAsking = true
    defer { isAsking = false }
    let shown = shownRows(in: table)
    let after = try askForCounts(of: table)
    let plan: UpdatePlan
    do {
      plan = try batch.plan(before: shown.rowCounts, after: after)
    } catch {
      throw .invalidUpdate(error, table: table.name)
    }
    for operation in batch.operations { emit(.told(operation), in: table) }
    let losesSwipe = swipedRow(in: table).map { !plan.keeps($0) } ?? false
    apply(plan, in: table, followingIdentity: followingIdentity)
    askForSectionTitles(in: table)
    fitCard()
    if losesSwipe { _ = try endSwipe(in: table) }
  }

  private func apply(_ plan: UpdatePlan, in table: TableView, followingIdentity: Bool) {
    let shown = shownRows(in: table)
    let renewed = plan.renewedPaths
    let lost = renewed.filter { isSelected($0, in: table) }
    if !followingIdentity { loseSelection(of: lost, in: table) }
    let gone = Set(renewed.map { shown.row(at: $0) })
    recycleCells(in: table, where: gone.contains)
    var standing = StandingRows(shown, without: gone)
    let next = shown.applying(plan) { adoptRow(at: $0, in: table, &standing) }
    if followingIdentity {
      loseSelection(of: lost.filter { next.indexPath(of: shown.row(at: $0)) == nil }, in: table)
    }
    state.tables[table.index].shown = next
    if controller.capability((any OrderedTableController).self) == nil {
      state.tables[table.index].names.forget(except: standing)
    }
  }
}

extension UpdatePlan {
  /// Returns whether a row of the old state is still shown as it was, moved or not.
  fileprivate func keeps(_ old: IndexPath) -> Bool {
    guard let new = newIndexPath(ofOld: old) else { return false }
    return origin(ofRowAt: new) == .kept(old)
  }
}
