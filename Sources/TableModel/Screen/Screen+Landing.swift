/// The calls of a row that is moved, one step after the other.
extension Screen {
  /// Asks whether a row may be lifted; the touch puts away what a swipe brought out.
  func askToLift(_ source: IndexPath, in table: TableView) throws(ScreenFault) {
    _ = try endSwipe(in: table)
    try needRow(at: source, in: table)
    let needsControl = isEditing(table) && reorderAPI(of: table) == .control
    guard !needsControl || showsReorderControl(ofRowAt: source, in: table) else {
      throw .noReorderControl(source, table: table.name)
    }
    let answer = controller.tableView(table, canMoveRowAt: source)
    emit(.canMoveRowAt(source, answer: answer), in: table)
    try performPendingCalls()
    guard answer else { throw .notMovable(source, table: table.name) }
  }

  /// Asks where a row goes for a proposed place.
  ///
  /// The place behind the last row of its own section is the last one, since the row leaves one.
  func landingPlace(
    for row: RowID, from source: IndexPath, proposed: IndexPath, in table: TableView
  ) throws(ScreenFault) -> IndexPath {
    var target = controller.tableView(
      table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
    emit(
      .targetIndexPathForMoveFromRowAt(source, proposed: proposed, answer: target), in: table)
    let isTold = !pendingCalls.isEmpty
    try performPendingCalls()
    // Where nothing was told the table shows what it showed.
    if isTold {
      guard try shownRow(at: source, in: table) == row else {
        throw .noRow(source, table: table.name)
      }
    }
    if target == proposed, target.section == source.section,
      target.row
        == keptState.tables[table.index].shown.numberOfRows(inSection: source.section)
    {
      target.row -= 1
    }
    guard canLand(source, at: target, in: table) else {
      emit(.invalidUpdate, in: table)
      throw .noTarget(target, proposed: proposed, table: table.name)
    }
    return target
  }

  /// Shows the row at its new place, then tells the controller to move it in the model (grade A).
  ///
  /// Both places are looked at anew where something may have been told since they were found.
  func commitMove(
    of source: IndexPath, to target: IndexPath, in table: TableView, isKnown: Bool = false
  ) throws(ScreenFault) {
    if !isKnown || !sharesOrder(ofTableAt: table.index) {
      try needRow(at: source, in: table)
      guard canLand(source, at: target, in: table) else {
        throw undone(.noRow(target, table: table.name), in: table)
      }
      guard modelCanTake(source, at: target, in: table) else {
        throw undone(.noModelRow(target, table: table.name), in: table)
      }
    }
    let move = StepTrail.Move(table: table.index, source: source, target: target)
    if !moveTogether(move) {
      state.tables[table.index].shown.moveRow(at: source, to: target)
      hasMoveMethod = true
      controller.tableView(table, moveRowAt: source, to: target)
      guard hasMoveMethod else { throw undone(.noMoveMethod(table: table.name), in: table) }
    }
    emit(.moveRowAt(source, to: target), in: table)
    try performPendingCalls()
  }

  /// Returns why a row was not moved after all, once the trace tells of it.
  private func undone(_ fault: ScreenFault, in table: TableView) -> ScreenFault {
    emit(.undoneMove, in: table)
    return fault
  }

  /// Returns whether a row can end up at a place once it is taken out of where it stands.
  func canLand(_ source: IndexPath, at place: IndexPath, in table: TableView) -> Bool {
    let index = table.index
    guard keptState.tables[index].shown.sectionIndices.contains(place.section) else { return false }
    let count = keptState.tables[index].shown.numberOfRows(inSection: place.section)
    let last = place.section == source.section ? count - 1 : count
    return (0...last).contains(place.row)
  }

  /// Returns whether the model has room at a place that the table shows, which it may not under drift.
  private func modelCanTake(_ source: IndexPath, at place: IndexPath, in table: TableView) -> Bool {
    guard place.section < controller.numberOfSections(in: table) else { return false }
    let count = max(0, controller.tableView(table, numberOfRowsInSection: place.section))
    return place.row <= (place.section == source.section ? count - 1 : count)
  }
}
