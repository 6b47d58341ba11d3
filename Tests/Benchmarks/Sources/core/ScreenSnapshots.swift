import TableModel

/// Moves of a user with a snapshot of the screen before each, of which the last is kept.
struct ScreenSnapshots: Act {
  private let moves: ScreenMoves
  private var snapshot: Screen.Snapshot

  init(rows count: Int) {
    moves = ScreenMoves(rows: count)
    snapshot = moves.screen.snapshot
  }

  mutating func perform(from source: Int, to destination: Int) {
    snapshot = moves.screen.snapshot
    moves.perform(from: source, to: destination)
  }
}
