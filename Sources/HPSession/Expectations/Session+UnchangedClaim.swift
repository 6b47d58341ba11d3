import CommandKit
import Records
import TableModel

/// What `expect unchanged` states of the last act.
extension Session {
  /// Returns why the last act counts as a change, nil where it changed nothing that a dump shows.
  ///
  /// Before the first act nothing has changed.
  func failureOfUnchanged(at range: SourceRange) -> Diagnostic? {
    guard let lastTrail, hasChanged(along: lastTrail) else { return nil }
    let before = lastTrail.before(screen.snapshot)
    return Diagnostic(
      .expectation, "the last command changed something", at: range,
      notes: changes(since: before))
  }

  /// The screen before the last act, nil where there was none yet.
  ///
  /// - Complexity: O(*k* log *n*) for *k* rows that the act moved in tables of *n* rows.
  var beforeLastAct: Screen.Snapshot? { lastTrail?.before(screen.snapshot) }

  /// Returns whether a dump with records would show something else than at the start of a trail to now.
  ///
  /// - Complexity: O(1) for one move.
  func hasChanged(along trail: StepTrail) -> Bool {
    guard !trail.isEmpty else { return false }
    return trail.hasMovesAlone && trail.onlyMove != nil
      || hasChanged(since: trail.before(screen.snapshot))
  }

  /// Returns whether a dump with records would show something else than it would have shown before.
  func hasChanged(since before: Screen.Snapshot) -> Bool {
    !before.isSameForDump(as: screen.snapshot)
      || screen.hasOtherRecords(than: before.controller)
  }

  /// The first places at which a dump would differ, none where the state before cannot be shown.
  private func changes(since before: Screen.Snapshot) -> [String] {
    guard screen.isRestorable, let old = try? Screen(before) else { return [] }
    return ValueDifference.all(
      from: dumpValue(of: old, includesRecords: true),
      to: dumpValue(of: screen, includesRecords: true)
    ).changeLines
  }
}
