/// Moving a row step by step.
extension Screen {
  /// The row that a finger holds in the air, nil where there is none.
  ///
  /// While there is one, every act but ``hover(over:)``, ``hoverOverNothing()``, ``drop()``,
  /// ``cancelLift()`` and scrolling is ``ScreenFault/rowLifted(_:table:)``.
  public var liftedRow: LiftedRow? { keptState.lifted }

  /// Lifts a row, which `canMoveRowAt` may refuse.
  ///
  /// In editing mode the row must show a reorder control, unless rows are reordered by drag and drop
  /// (grade A). The touch puts away what a swipe brought out.
  ///
  /// - Throws: ``ScreenFault/noRow(_:table:)``, ``ScreenFault/noReorderControl(_:table:)`` or
  ///   ``ScreenFault/notMovable(_:table:)``.
  public func lift(_ source: IndexPath, in table: TableView) throws(ScreenFault) {
    try transaction { () throws(ScreenFault) in
      try askToLift(source, in: table)
      state.lifted = LiftedRow(try shownRow(at: source, in: table), at: source, in: table)
    }
  }

  /// Carries the lifted row over a place, for which the controller names the slot that opens.
  ///
  /// It is asked once for each change of the place, with the path of the lift as the source for the
  /// whole drag (grade A for the source, I for how often). Places are 0 … *n* in the row's own
  /// section of *n* rows, where *n* means the last one, and 0 … *m* in another of *m*.
  ///
  /// - Throws: ``ScreenFault/noLiftedRow``, ``ScreenFault/noRow(_:table:)`` for a place that is not
  ///   there, and what the controller's answer leads to; the row is held as before then.
  /// - Complexity: O(*s*) beside the controller's answer, where *s* is the number of sections.
  public func hover(over place: IndexPath) throws(ScreenFault) -> RowMove {
    try transaction(whileLifted: true) { () throws(ScreenFault) in
      let (lifted, table) = try heldRow()
      guard place != lifted.proposed else { return lifted.move }
      guard canLand(lifted.source, at: place, in: table) || isOwnEnd(place, lifted, in: table)
      else {
        throw .noRow(place, table: table.name)
      }
      let target = try landingPlace(
        for: lifted.row, from: lifted.source, proposed: place, in: table)
      var moved = lifted
      (moved.proposed, moved.target) = (place, target)
      state.lifted = moved
      return moved.move
    }
  }

  /// Carries the lifted row where no row is, and nobody is asked.
  ///
  /// With the reorder control the slot stays open that the row was over last (grade R). With drag and
  /// drop there is no destination, so that a drop reverts the table (grade A).
  ///
  /// - Throws: ``ScreenFault/noLiftedRow``.
  public func hoverOverNothing() throws(ScreenFault) -> RowMove {
    try transaction(whileLifted: true) { () throws(ScreenFault) in
      var (lifted, table) = try heldRow()
      if reorderAPI(of: table) == .drag { (lifted.proposed, lifted.target) = (nil, lifted.source) }
      state.lifted = lifted
      return lifted.move
    }
  }

  /// Lets go of the lifted row, which goes to the slot that stands open.
  ///
  /// The model is told once, and not at all where the slot is the one it was lifted from (grade A;
  /// for the table's own slot, R).
  ///
  /// - Throws: ``ScreenFault/noLiftedRow``, or why the model could not be told; the row is held as
  ///   before then.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public func drop() throws(ScreenFault) -> RowMove {
    try transaction(whileLifted: true) { () throws(ScreenFault) in
      let (lifted, table) = try heldRow()
      state.lifted = nil
      if lifted.target != lifted.source {
        try commitMove(of: lifted.source, to: lifted.target, in: table)
      }
      return lifted.move
    }
  }

  /// Puts the lifted row back where it was lifted; the model is not told.
  ///
  /// Nothing happens where no row is lifted.
  public func cancelLift() {
    if !isActing { state.lifted = nil }
  }

  /// Forgets a lifted row that has gone from where it was lifted.
  ///
  /// Only a controller that is a class can bring that about, by what it tells a table meanwhile; to a
  /// drop the row's source path is nothing then (grade A).
  func endLostLift() {
    guard let lifted = keptState.lifted else { return }
    let shown = table(named: lifted.table).map { shownRows(in: $0) } ?? RowOrder()
    guard shown.contains(lifted.source), shown.row(at: lifted.source) == lifted.row else {
      state.lifted = nil
      return
    }
  }

  private func heldRow() throws(ScreenFault) -> (LiftedRow, TableView) {
    guard let lifted = keptState.lifted, let table = table(named: lifted.table) else {
      throw .noLiftedRow
    }
    return (lifted, table)
  }

  /// Returns whether a place is the one behind the last row of the lifted row's own section.
  private func isOwnEnd(_ place: IndexPath, _ lifted: LiftedRow, in table: TableView) -> Bool {
    place.section == lifted.source.section
      && place.row == shownRows(in: table).numberOfRows(inSection: place.section)
  }
}
