import TableModel

/// Making acts of calls.
extension ActReader {
  /// Returns an act that took the calls from one on; it must fail again where what was told or answered
  /// did not add up.
  ///
  /// Its calls are the whole of them if the log also has what happens without a user's doing; an app that
  /// logs only what it is asked and told has some of them.
  mutating func act(
    _ command: String, from start: Int, isWhole: Bool = true, fails: Bool = false
  ) -> ImportedAct {
    let isUndone = takeUndone()
    return act(command, start..<index, isWhole: isWhole, fails: fails || isUndone)
  }

  /// Returns an act that made some of the calls, as ``act(_:from:isWhole:fails:)`` does.
  mutating func act(
    _ command: String, _ range: Range<Int>, isWhole: Bool = true, fails: Bool = false
  ) -> ImportedAct {
    if !fails { follow(range) }
    let tellsAll = ["reloadData", "nudge", "scrollToRowAt", "silentDeselect"].contains(
      where: mentions)
    return ImportedAct(
      command: command, fails: fails, calls: calls[range], isWhole: isWhole && tellsAll)
  }

  /// Takes what tells that an act was undone; returns whether it is there.
  mutating func takeUndone() -> Bool {
    let start = index
    if event?.call == .invalidUpdate || event?.call == .undoneMove { go(to: index + 1) }
    // That the calls before the last act of a command were taken back comes behind.
    if case .undone = event?.call { go(to: index + 1) }
    return index > start
  }

  /// Takes in what calls did.
  mutating func follow(_ range: Range<Int>) {
    for call in calls[range] {
      card.follow(call.event)
      switch call.event.call {
      case .willBeginEditingRowAt(let path): swiped[call.event.table] = path
      case .didEndEditingRowAt: swiped[call.event.table] = nil
      default: break
      }
    }
  }
}
