/// Steps that can be taken back.
extension Screen {
  /// Begins a step and returns the trail of the one it is a part of, for ``endStep(within:)``.
  package func beginStep() -> StepTrail? {
    defer { trail = StepTrail() }
    return trail
  }

  /// Ends a step; the step around it goes on, and what was done is a part of it.
  package func endStep(within outer: StepTrail?) {
    let done = trail ?? StepTrail()
    trail = outer
    trail?.append(done, snapshot)
  }

  /// Takes back what the step has done so far, cells and scroll offsets too.
  ///
  /// Inside a callback it does nothing, as ``restore(_:)``.
  package func takeBackStep() {
    guard !isActing, let done = trail else { return }
    trail = nil
    goBack(along: done)
    trail = StepTrail()
  }

  /// Goes back to where a trail began.
  func goBack(along done: StepTrail) {
    if let base = done.base { putBack(base) }
    for move in done.moves.reversed() { _ = moveTogether(move.reversed) }
  }

  /// Moves a row in the order that a table and its controller hold between them, in place; false where
  /// each has an order of its own.
  ///
  /// The order must not be held twice while it changes, so for that moment the table holds none.
  func moveTogether(_ move: StepTrail.Move) -> Bool {
    guard sharesOrder(ofTableAt: move.table) else { return false }
    let table = tables[move.table]
    setShown(.empty, ofTableAt: move.table)
    moveInModel(move, in: table)
    setShown(
      controller.orderMovedInPlace(ofTable: table.name) ?? modelOrder(of: table),
      ofTableAt: move.table)
    trail?.add(move, snapshot)
    return true
  }

  /// Returns whether a table and its controller hold one order between them, which the controller moves in place.
  func sharesOrder(ofTableAt index: Int) -> Bool {
    controller.orderMovedInPlace(ofTable: tables[index].name)?
      .isCopy(of: shown(inTableAt: index)) ?? false
  }

  /// Moves a row as an undo does, without a call that the trace shows; cells are left as they are.
  ///
  /// - Precondition: A row stands there, and it can end up there.
  package func moveBack(_ move: StepTrail.Move) {
    guard !isActing, !moveTogether(move) else { return }
    state.tables[move.table].shown.moveRow(at: move.source, to: move.target)
    controller.tableView(tables[move.table], moveRowAt: move.source, to: move.target)
  }
}
