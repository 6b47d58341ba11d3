import CommandKit
import TableModel

/// Moves of one row by numbers, of which a script may hold a million.
extension Session {
  /// Makes a move and returns true where it goes well and nobody has to know more of it than that.
  ///
  /// The screen does the same as for any other move, and asks its controller the same. What comes out
  /// otherwise leaves all as it was, and the command is run in the usual way, which finds what to say.
  /// `keep` puts the step into the journal.
  mutating func perform(
    _ move: QuickMove, keep: (inout Journal, Journal.Change) -> Void
  ) -> Bool {
    guard isQuick, let table = screen.table(named: currentTable) else { return false }
    let outer = screen.beginStep()
    defer { screen.endStep(within: outer) }
    guard let moved = try? screen.moveRow(at: move.source, to: move.place, in: table),
      let trail = screen.trail, trail.hasMovesAlone, trail.moveCount < 2
    else {
      screen.takeBackStep()
      _ = screen.takeEvents()
      return false
    }
    lastCalls.removeAll(keepingCapacity: true)
    screen.exchangeEvents(with: &lastCalls)
    lastTrail = trail
    if !trail.isEmpty { keep(&journal, change(along: trail)) }
    recorder.hasMissed = true
    hasBrokenAlways = false
    frame.hasOwnSteps = true
    if !options.isQuiet { report(line(of: moved, in: table)) }
    return true
  }

  /// Whether nobody listens, writes down or compares what single commands do.
  private var isQuick: Bool {
    alwaysStatements.isEmpty && story == nil && !recorder.isOn && !options.isTracing
      && !options.isTouchStrict && screen.events.isEmpty && screen.isRestorable
  }
}
