import TableModel

/// Rows that are carried about.
extension ActReader {
  /// Reads what a finger did with a row: one move or, where it hovered over several places, its steps.
  mutating func moves(in table: String, from start: Int) -> [ImportedAct] {
    let lifted = take(in: table, \.lift)
    if let (path, answer) = lifted, !answer { return refusal(of: path, in: table, start) }
    let end = index
    let carry = takeCarry(of: lifted?.path, in: table)
    let source = lifted?.path ?? carry.source
    let letGo = index
    let moved = take(in: table) { call in
      if case .moveRowAt(let path, let target) = call, source ?? path == path {
        (path, target)
      } else {
        nil
      }
    }
    if moved != nil { skip { $0.table == table && $0.isMoveOfTable } }
    guard let source = source ?? moved?.0 else { return [] }
    guard carry.acts.isEmpty, let target = moved?.1 else {
      return steps(of: source, carry, hasMoved: moved != nil, in: table, start..<end, letGo)
    }
    return [act("move \(table) \(source) -> \(target)", from: start, isWhole: false)]
  }

  /// Returns a lift that was refused.
  ///
  /// A touch before it may have put away what a swipe brought out, and that stays so; a command that fails
  /// leaves it out. Which of the two it was shows at the next touch.
  private func refusal(of path: IndexPath, in table: String, _ start: Int) -> [ImportedAct] {
    let move = "move \(table) \(path) -> \(path)"
    guard index - start == 2, let swiped = endOfSwipe(at: start), !staysSwiped(table) else {
      return [act(move, from: start, fails: true)]
    }
    return [
      act("select \(table) \(swiped)", start..<start + 1),
      act(move, from: start + 1, fails: true),
    ]
  }

  /// Reads where a row was carried, also over places that came up while it was in the air.
  private mutating func takeCarry(of lifted: IndexPath?, in table: String) -> LoggedCarry {
    var carry = LoggedCarry(source: lifted)
    repeat {
      while case .targetIndexPathForMoveFromRowAt(let path, let proposed, let answer) =
        event(in: table), carry.source ?? path == path
      {
        carry.source = path
        carry.hovers.append(LoggedHover(proposed: proposed, answer: answer))
        go(to: index + 1)
        carry.acts.append(act("hover \(proposed)", from: index - 1))
      }
    } while lifted != nil && takeScrolling(into: &carry, in: table)
    return carry
  }

  /// Reads what was scrolled, if the same row goes on behind it; returns whether it does.
  private mutating func takeScrolling(into carry: inout LoggedCarry, in table: String) -> Bool {
    let start = index
    var acts: [ImportedAct] = []
    while let event, event.call.scrolls { acts.append(scroll(event.table, from: index)) }
    guard !acts.isEmpty, carry.goesOn(with: event(in: table)) else {
      go(to: start)
      return false
    }
    carry.acts += acts
    return true
  }

  /// Returns one move where it says the same, else lifting, carrying and letting go.
  ///
  /// Without `moveRowAt` a row that was lifted was put back. Where the log has no lifting either, it is of
  /// an app that logs the one question only, and the row is taken to have landed.
  private func steps(
    of source: IndexPath, _ carry: LoggedCarry, hasMoved: Bool, in table: String,
    _ lift: Range<Int>, _ letGo: Int
  ) -> [ImportedAct] {
    let last = carry.hovers.last
    let lands =
      hasMoved || last?.answer == source || (lift.isEmpty && !mentions("moveRowAt"))
    if let last, carry.acts.count == 1, lands, !lift.isEmpty, last.canBeMoved(from: source) {
      return [act("move \(table) \(source) -> \(last.proposed)", from: lift.lowerBound)]
    }
    return [act("lift \(table) \(source)", lift, isWhole: !lift.isEmpty)] + carry.acts
      + [act(lands && last != nil ? "drop" : "cancel", letGo..<index)]
  }
}

extension TraceEvent {
  /// Whether a controller told the table of a move, as a mistaken `moveRowAt` does.
  fileprivate var isMoveOfTable: Bool {
    if case .told(.moveRow) = call { true } else { false }
  }
}

extension TraceEvent.Call {
  fileprivate var lift: (path: IndexPath, answer: Bool)? {
    if case .canMoveRowAt(let path, let answer) = self { (path, answer) } else { nil }
  }

  fileprivate var scrolls: Bool {
    switch self {
    case .scrollToRowAt, .scrollToSection, .sectionForSectionIndexTitle: true
    default: false
    }
  }
}
