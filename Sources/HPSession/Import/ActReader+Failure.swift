import TableModel

/// Commands that came to nothing after some of what they were to do was done.
extension ActReader {
  /// A place where no row can go, for a move whose destination is not known.
  private static let nowhere = "0:999999999"

  /// Reads a command up to the call that tells that it came to nothing; nil, and nothing is read, where
  /// it is one of a single row, whose own calls tell of the failure.
  mutating func failure(until end: Int) -> [ImportedAct]? {
    let range = index..<end + 1
    let table = calls[index].event.table
    var silent: [IndexPath] = []
    if case .undone(_, let path?) = calls[end].event.call { silent = [path] }
    if let move = failedMove(in: table, range, silent) {
      go(to: range.upperBound)
      return [act(move, range, fails: true)]
    }
    let touches = calls[range].compactMap(\.event.call.touch)
    let paths = touches.map(\.row) + silent
    guard paths.count > 1, let verb = touches.last?.verb else { return nil }
    let hold = holdOfCard(in: range)
    go(to: range.upperBound)
    var rows = paths.map(\.description)
    // A tap that puts away what a swipe brought out may be on any row; each is tapped once.
    if paths[0] == paths[1] { rows[0] = paths[0] == IndexPath(row: 0, section: 0) ? "last" : "0" }
    let command = "\(verb) \(table) \(rows.joined(separator: " "))"
    return hold + [act(command, range, fails: true)]
  }

  /// Returns the command that moves the rows of which calls ask whether they can be lifted; nil where they
  /// ask of none.
  ///
  /// The last of them was refused, with a call or without, or else the failure is where they were to go.
  private func failedMove(
    in table: String, _ range: Range<Int>, _ silent: [IndexPath]
  ) -> String? {
    let lifts = calls[range].compactMap(\.event.call.lift)
    guard let last = lifts.last else { return nil }
    let rows = lifts.map(\.path) + silent
    if let leader = calls[range].lazy.compactMap(\.event.call.target).first {
      return move(of: rows, from: leader, in: table)
    }
    let place = last.answer && silent.isEmpty ? Self.nowhere : "\(rows[0])"
    return "move \(table) \(rows.map(\.description).joined(separator: " ")) -> \(place)"
  }

  /// Returns what lets go of the card, or takes it, where the first of some taps shows that it must be so.
  private mutating func holdOfCard(in range: Range<Int>) -> [ImportedAct] {
    var trial = self
    var hold: [ImportedAct] = []
    while trial.index < range.upperBound, trial.lifted == nil {
      let start = trial.index
      hold += trial.nextActs().filter(\.calls.isEmpty)
      if trial.index == start { break }
    }
    card.isHeld = trial.card.isHeld
    return hold
  }
}

extension TraceEvent.Call {
  /// The row of which a call tells that it was tapped, or selected or deselected by a program, and the command
  /// that does so.
  ///
  /// A tap may only put away what a swipe has brought out.
  fileprivate var touch: (row: IndexPath, verb: String)? {
    switch self {
    case .shouldHighlightRowAt(let path, _), .didEndEditingRowAt(let path?): (path, "select")
    case .selectRow(let path): (path, "select --silent")
    case .deselectRow(let path): (path, "deselect")
    default: nil
    }
  }
}
