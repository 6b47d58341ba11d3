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

  /// The first of the moves that came before all else; most steps have no other, and take no array for it.
  private var first: Move?
  private var others: [Move] = []
  /// The screen after those moves, nil where nothing else has happened since.
  package var base: Screen.Snapshot? { keptBase?.snapshot }
  private var keptBase: Base?

  /// A snapshot that a trail holds.
  ///
  /// A class, since most trails have none, and are handed on from step to step: its size would be
  /// copied each time.
  private final class Base {
    let snapshot: Screen.Snapshot

    init(_ snapshot: Screen.Snapshot) { self.snapshot = snapshot }
  }

  /// Makes the trail of a step that has done nothing yet.
  package init() {}

  /// The moves that came before all else, in order.
  package var moves: [Move] { first.map { [$0] + others } ?? [] }

  /// The number of these.
  package var moveCount: Int { first == nil ? 0 : others.count + 1 }

  /// The move, where there is one and no other.
  package var onlyMove: Move? { others.isEmpty ? first : nil }

  /// Whether nothing has happened.
  package var isEmpty: Bool { first == nil && keptBase == nil }

  /// Whether moves are all that has happened.
  package var hasMovesAlone: Bool { keptBase == nil }

  /// Keeps a move that has been made; `snapshot` is the screen after it.
  mutating func add(_ move: Move, _ snapshot: @autoclosure () -> Screen.Snapshot) {
    guard keptBase == nil else { return }
    if first == nil { first = move } else { others.append(move) }
    if moveCount >= StepTrail.mostMoves { keptBase = Base(snapshot()) }
  }

  /// Keeps the screen as it is before something else happens.
  mutating func keep(_ snapshot: @autoclosure () -> Screen.Snapshot) {
    if keptBase == nil { keptBase = Base(snapshot()) }
  }

  /// Adds what happened after; `snapshot` is the screen after that.
  package mutating func append(
    _ next: StepTrail, _ snapshot: @autoclosure () -> Screen.Snapshot
  ) {
    guard keptBase == nil else { return }
    if first == nil {
      (first, others) = (next.first, next.others)
    } else {
      if let move = next.first { others.append(move) }
      others += next.others
    }
    keptBase = next.keptBase
    if keptBase == nil, moveCount >= StepTrail.mostMoves { keptBase = Base(snapshot()) }
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
