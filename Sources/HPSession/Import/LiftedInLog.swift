import TableModel

/// A row that a log leaves in the air, from its lift to where it is let go.
struct LiftedInLog {
  let table: String
  /// Where the row was lifted.
  let source: IndexPath
  /// Whether the log has the question that gates a lift: an app may log the later ones only.
  let tellsLift: Bool
  /// The place that it was over last, nil before the first.
  var proposed: IndexPath?
  /// The slot that the controller named for it.
  var answer: IndexPath?
  /// The number of the next call about it, once that was looked for.
  var next: Int?

  /// Returns whether a call is about the row in the air.
  func goesOn(with event: TraceEvent) -> Bool {
    guard event.table == table else { return false }
    return switch event.call {
    case .targetIndexPathForMoveFromRowAt(source, _, _), .moveRowAt(source, _), .undoneMove: true
    default: false
    }
  }
}
