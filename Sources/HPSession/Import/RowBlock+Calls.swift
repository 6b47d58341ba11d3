import TableModel

/// The calls of rows that move together.
extension RowBlock {
  /// The rows at most whose places are followed through what a controller told meanwhile.
  private static let mostFollowed = 1_000

  /// Returns the place that the block was to go to, whose leader was carried over a place.
  ///
  /// On the way down in its section the last row goes ahead, else the first.
  func place(from leader: TraceEvent.Call.Target) -> IndexPath {
    var place = leader.proposed
    if place.section == section, leader.source == sources.last { place.row -= sources.count - 1 }
    return place
  }

  /// Returns whether calls are those of this block, whose leader was sent to the answered slot, up to
  /// where it is all moved or a call tells that it could not be.
  ///
  /// - Complexity: O(*k*²) for *k* rows up to a thousand, beyond it O(*k*) and false where a controller
  ///   told of moves itself.
  func isMoved(
    by leader: TraceEvent.Call.Target, then calls: ArraySlice<LoggedCall>, in table: String
  ) -> Bool {
    let number = self.leader(to: place(from: leader))
    guard sources[number] == leader.source else { return false }
    let place = place(for: leader.answer, of: number, count: .max)
    var followed = sources.count <= Self.mostFollowed ? sources : nil
    var calls = calls
    for step in steps(to: place) {
      let source = followed?[step.number] ?? self.source(of: step)
      if source == step.place { continue }
      let call = calls.popFirst()?.event
      guard call?.table == table else { return false }
      if call?.call == .undoneMove { return true }
      guard call?.call == .moveRowAt(source, to: step.place) else { return false }
      let told = calls.prefix { $0.event.table == table && $0.event.isMoveOfTable }
      calls = calls.dropFirst(told.count)
      if followed == nil, !told.isEmpty { return false }
      followed = followed?.map { row in
        told.reduce(row.moved(from: source, to: step.place)) { $0.following($1.event.call) }
      }
      if calls.first?.event.call == .invalidUpdate { return true }
    }
    guard let next = calls.first?.event, next.table == table else { return true }
    return next.call.move == nil && next.call != .undoneMove
  }

  /// Returns where a row stands when its turn comes: others have left its section before it, where they do.
  private func source(of step: Step) -> IndexPath {
    var source = sources[step.number]
    if step.place.section != section { source.row -= step.number }
    return source
  }
}

extension IndexPath {
  /// Returns where a row stands after what a table was told of, where it stood if it is gone.
  fileprivate func following(_ call: TraceEvent.Call) -> IndexPath {
    if case .told(let operation) = call { following(operation) ?? self } else { self }
  }
}
