/// The way back to where a step began: moves to make the other way round, and a snapshot where more happened.
///
/// Most steps move one row of a table that shows what its model holds. Keeping a snapshot of those
/// would share the order, and the next move would have to copy its way through it.
package struct StepTrail {
  /// A row that table and model moved together.
  package struct Move: Hashable, Sendable {
    /// The index of the table.
    package let table: Int
    /// Where the row stood.
    package let source: IndexPath
    /// Where it was moved.
    package let target: IndexPath

    /// Makes a move of a row.
    package init(table: Int, source: IndexPath, target: IndexPath) {
      (self.table, self.source, self.target) = (table, source, target)
    }

    /// The move that takes this one back.
    package var reversed: Move { Move(table: table, source: target, target: source) }
  }

  /// The moves that are kept at most; with more of them a snapshot takes less memory.
  private static let mostMoves = 4_096

  /// The moves that came before all else, in order.
  package private(set) var moves: [Move] = []
  /// The screen after those moves, nil where nothing else has happened since.
  package private(set) var base: Screen.Snapshot?

  /// Makes the trail of a step that has done nothing yet.
  package init() {}

  /// Whether nothing has happened.
  package var isEmpty: Bool { moves.isEmpty && base == nil }

  /// Keeps a move that has been made; `snapshot` is the screen after it.
  mutating func add(_ move: Move, _ snapshot: @autoclosure () -> Screen.Snapshot) {
    guard base == nil else { return }
    moves.append(move)
    if moves.count >= StepTrail.mostMoves { base = snapshot() }
  }

  /// Keeps the screen as it is before something else happens.
  mutating func keep(_ snapshot: @autoclosure () -> Screen.Snapshot) {
    if base == nil { base = snapshot() }
  }

  /// Adds what happened after; `snapshot` is the screen after that.
  package mutating func append(
    _ next: StepTrail, _ snapshot: @autoclosure () -> Screen.Snapshot
  ) {
    guard base == nil else { return }
    if moves.isEmpty { moves = next.moves } else { moves += next.moves }
    base = next.base
    if base == nil, moves.count >= StepTrail.mostMoves { base = snapshot() }
  }

  /// Returns the screen as it was when the step began, of one that is as the step left it.
  ///
  /// - Complexity: O(*k* log *n*) for *k* moves in tables of *n* rows.
  package func before(_ now: Screen.Snapshot) -> Screen.Snapshot {
    var snapshot = base ?? now
    for move in moves.reversed() { snapshot.perform(move.reversed) }
    return snapshot
  }
}
