import TableModel

/// What a command changed, in as few bytes as it takes to go back.
extension Session {
  /// Returns what the command that has run changed, of which a trail leads back.
  ///
  /// - Complexity: O(1) for a move or a selection, O(*k* log *n*) for *k* moves in a table of *n* rows.
  func change(along trail: StepTrail) -> Journal.Change {
    if let move = trail.onlyMove, let packed = RowStep.Move(move),
      let table = UInt16(exactly: move.table),
      trail.base.map({ !hasChanged(since: $0) }) ?? true
    {
      return .moved(packed, table: table)
    }
    let before = trail.before(screen.snapshot)
    return selectionChange(since: before)
      ?? .kept(KeptStep(KeptStep.Deed(frame, before: before), before))
  }

  /// Returns the change of a command that selected or deselected a row and filled the card with it at
  /// most, nil for any other.
  ///
  /// It is one where the screen, with that taken back, shows all that it showed before.
  private func selectionChange(since before: Screen.Snapshot) -> Journal.Change? {
    var guess = screen.snapshot
    guard frame.loadedTables.isEmpty, let index = guess.tableOfOtherSelection(than: before),
      let table = UInt16(exactly: index),
      let old = before.controller as? CharactersController,
      let new = guess.controller as? CharactersController
    else { return nil }
    let (added, removed) = guess.selectionChange(since: before, inTableAt: index)
    guard added.count <= 1, removed.count <= 1 else { return nil }
    let selection = RowStep.Selection(
      added: added.first, removed: removed.first, cardBefore: old.character,
      cardAfter: new.character)
    guess.select(selection, inTableAt: index, isBack: true)
    guard before.isSameForDump(as: guess), !screen.hasOtherRecords(than: before.controller) else {
      return nil
    }
    return .selected(selection, table: table)
  }
}

extension Screen.Snapshot {
  /// Changes the selection of a table and the row on the card, or takes such a change back.
  mutating func select(_ change: RowStep.Selection, inTableAt index: Int, isBack: Bool) {
    let (added, removed) = (change.addedRow, change.removedRow)
    changeSelection(
      inTableAt: index, adding: isBack ? removed : added, removing: isBack ? added : removed)
    changeController(CharactersController.self) {
      $0.character = isBack ? change.cardRowBefore : change.cardRowAfter
    }
  }
}
