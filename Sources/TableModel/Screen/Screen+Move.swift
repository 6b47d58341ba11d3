extension Screen {
  /// Moves a row as a user does who lifts it, carries it and lets go.
  ///
  /// `canMoveRowAt` gates the lift, the controller names the landing place, and the model is told
  /// once, unless the row lands where it was lifted. The destination is the row's final place:
  /// 0 … *n* − 1 in its own section of *n* rows, 0 … *m* in another of *m*. The selection follows
  /// its rows (grade I).
  ///
  /// - Throws: ``ScreenFault``, found in the order source, lift, destination; nothing has changed then.
  ///   A reload that takes the lifted row away is ``ScreenFault/noRow(_:table:)`` of the source.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public func moveRow(
    at source: IndexPath, to proposed: IndexPath, in table: TableView
  ) throws(ScreenFault) -> RowMove {
    try transaction { () throws(ScreenFault) in
      try askToLift(source, in: table)
      return try land(source, at: proposed, in: table)
    }
  }

  /// Lifts a row, which `canMoveRowAt` may refuse.
  ///
  /// In editing mode the row must show a reorder control (grade A). The touch puts away what a swipe
  /// brought out.
  ///
  /// - Throws: ``ScreenFault/noRow(_:table:)``, ``ScreenFault/noReorderControl(_:table:)`` or
  ///   ``ScreenFault/notMovable(_:table:)``.
  public func lift(
    _ source: IndexPath, in table: TableView
  ) throws(ScreenFault) -> LiftedRow {
    try transaction { () throws(ScreenFault) in
      try askToLift(source, in: table)
      return LiftedRow(source: source, table: table)
    }
  }

  /// Lets go of a lifted row over a place, and moves it to where the controller sends it.
  ///
  /// - Throws: ``ScreenFault/noRow(_:table:)`` for a place that is not there, and what the
  ///   controller's answers lead to; nothing has changed then.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public func drop(
    _ lifted: LiftedRow, at proposed: IndexPath
  ) throws(ScreenFault) -> RowMove {
    try transaction { () throws(ScreenFault) in
      try land(lifted.source, at: proposed, in: lifted.table)
    }
  }

  private func askToLift(_ source: IndexPath, in table: TableView) throws(ScreenFault) {
    _ = try endSwipe(in: table)
    _ = try shownRow(at: source, in: table)
    guard !isEditing(table) || showsReorderControl(ofRowAt: source, in: table) else {
      throw .noReorderControl(source, table: table.name)
    }
    let answer = controller.tableView(table, canMoveRowAt: source)
    emit(.canMoveRowAt(source, answer: answer), in: table)
    try performPendingCalls()
    guard answer else { throw .notMovable(source, table: table.name) }
  }

  private func land(
    _ source: IndexPath, at proposed: IndexPath, in table: TableView
  ) throws(ScreenFault) -> RowMove {
    _ = try shownRow(at: source, in: table)
    guard canLand(source, at: proposed, in: table) else {
      throw .noRow(proposed, table: table.name)
    }
    let target = try landingPlace(for: source, proposed: proposed, in: table)
    if target != source { try commitMove(of: source, to: target, in: table) }
    return RowMove(source: source, proposed: proposed, target: target)
  }

  private func landingPlace(
    for source: IndexPath, proposed: IndexPath, in table: TableView
  ) throws(ScreenFault) -> IndexPath {
    let target = controller.tableView(
      table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
    emit(
      .targetIndexPathForMoveFromRowAt(source, proposed: proposed, answer: target), in: table)
    try performPendingCalls()
    _ = try shownRow(at: source, in: table)
    guard canLand(source, at: target, in: table) else {
      throw .noTarget(target, proposed: proposed, table: table.name)
    }
    return target
  }

  /// Shows the row at its new place, then tells the controller to move it in the model (grade A).
  private func commitMove(
    of source: IndexPath, to target: IndexPath, in table: TableView
  ) throws(ScreenFault) {
    guard modelCanTake(source, at: target, in: table) else {
      throw .noModelRow(target, table: table.name)
    }
    state.tables[table.index].shown.moveRow(at: source, to: target)
    hasMoveMethod = true
    controller.tableView(table, moveRowAt: source, to: target)
    guard hasMoveMethod else { throw .noMoveMethod(table: table.name) }
    emit(.moveRowAt(source, to: target), in: table)
    try performPendingCalls()
  }

  /// Returns whether the model has room at a place that the table shows, which it may not under drift.
  private func modelCanTake(_ source: IndexPath, at place: IndexPath, in table: TableView) -> Bool {
    guard place.section < controller.numberOfSections(in: table) else { return false }
    let count = max(0, controller.tableView(table, numberOfRowsInSection: place.section))
    return place.row <= (place.section == source.section ? count - 1 : count)
  }

  /// Returns whether a row can end up at a place once it is taken out of where it stands.
  private func canLand(_ source: IndexPath, at place: IndexPath, in table: TableView) -> Bool {
    let shown = shownRows(in: table)
    guard (0..<shown.numberOfSections).contains(place.section) else { return false }
    let count = shown.numberOfRows(inSection: place.section)
    let last = place.section == source.section ? count - 1 : count
    return (0...last).contains(place.row)
  }
}
