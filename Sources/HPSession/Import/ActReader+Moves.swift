import TableModel

/// Rows that are carried about.
extension ActReader {
  /// Reads that a row was lifted or, where one command says all of it, moved.
  mutating func lift(in table: String, from start: Int) -> [ImportedAct] {
    guard let (path, answer) = take(in: table, \.lift) else {
      return [landing(in: table, from: start)]
    }
    guard answer else { return refusal(of: path, in: table, start) }
    if let moves = moves(withRowAt: path, in: table, from: start) { return [moves] }
    if let move = move(of: path, in: table, from: start) { return [move] }
    lifted = LiftedInLog(table: table, source: path, tellsLift: true)
    return [act("lift \(table) \(path)", from: start)]
  }

  /// Reads of an app that does not log the question that gates a lift: what it was asked or told after.
  private mutating func landing(in table: String, from start: Int) -> ImportedAct {
    if let (source, target) = take(in: table, \.move) {
      skip { $0.table == table && $0.isMoveOfTable }
      return act("move \(table) \(source) -> \(target)", from: start, isWhole: false)
    }
    let source = event(in: table)?.target?.source ?? IndexPath(row: 0, section: 0)
    lifted = LiftedInLog(table: table, source: source, tellsLift: false)
    return act("lift \(table) \(source)", start..<index, isWhole: false)
  }

  /// Returns a lift that was refused.
  ///
  /// A touch before it may have put away what a swipe brought out, and that stays so; a command that fails
  /// leaves it out. Which of the two it was shows at the next touch.
  private mutating func refusal(
    of path: IndexPath, in table: String, _ start: Int
  ) -> [ImportedAct] {
    let move = "move \(table) \(path) -> \(path)"
    guard index - start == 2, let swiped = endOfSwipe(at: start), !staysSwiped(table) else {
      return [act(move, from: start, fails: true)]
    }
    return [
      act("select \(table) \(swiped)", start..<start + 1),
      act(move, start + 1..<index, fails: true),
    ]
  }

  /// Reads the rest of a move of a row that was lifted; nil, and nothing is read, where it takes more
  /// than one command, or less is known.
  private mutating func move(
    of source: IndexPath, in table: String, from start: Int
  ) -> ImportedAct? {
    let lift = index
    guard let hover = take(in: table, \.target), hover.source == source else {
      go(to: lift)
      return nil
    }
    let target = take(in: table) { $0.move.flatMap { $0.source == source ? $0.target : nil } }
    if target != nil { skip { $0.table == table && $0.isMoveOfTable } }
    let (end, isUndone) = (index, takeUndone())
    // Behind the last row of its own section a row is only carried.
    var isPlace = hover.proposed.section != source.section || hover.proposed == hover.answer
    // A move that was undone has put nothing away after all, which a lift has.
    if isUndone, calls[start..<lift].contains(where: \.endsSwipe) { isPlace = staysSwiped(table) }
    let isDown =
      target != nil && !isUndone
      || (isUndone || hover.answer == source)
        && !goesOn(LiftedInLog(table: table, source: source, tellsLift: true))
    guard isPlace, isDown, target ?? hover.answer == hover.answer else {
      go(to: lift)
      return nil
    }
    go(to: end)
    return act("move \(table) \(source) -> \(hover.proposed)", from: start)
  }

  /// Reads what becomes of a row in the air: it is carried on, let go of, or scrolled past.
  mutating func carry(_ lifted: LiftedInLog) -> [ImportedAct] {
    let (table, start) = (lifted.table, index)
    guard let event, goesOn(lifted) else { return [letGo(of: lifted)] }
    guard lifted.goesOn(with: event) else { return [scroll(event.table, from: start)] }
    if let hover = take(in: table, \.target) {
      // Asked of the same place again, the finger was elsewhere meanwhile.
      let wasAway =
        hover.proposed == lifted.proposed
        ? [ImportedAct(command: "hover none", calls: [])] : []
      let isRefused = self.event?.call == .invalidUpdate
      if isRefused { go(to: index + 1) }
      let act = act("hover \(hover.proposed)", start..<index, fails: isRefused)
      if !act.fails {
        self.lifted?.proposed = hover.proposed
        self.lifted?.answer = hover.answer
      }
      return wasAway + [act]
    }
    _ = take(in: table, \.move)
    skip { $0.table == table && $0.isMoveOfTable }
    let act = act("drop", from: start)
    if !act.fails { self.lifted = nil }
    return [act]
  }

  /// Returns that a row was let go of without a call, where it came from or put back.
  ///
  /// Without `moveRowAt` a row that was lifted was put back. Where the log has no lifting either, it is of
  /// an app that logs the one question only, and the row is taken to have landed.
  private mutating func letGo(of lifted: LiftedInLog) -> ImportedAct {
    self.lifted = nil
    let lands =
      lifted.answer == lifted.source || !lifted.tellsLift && !mentions("moveRowAt")
    return act(lands ? "drop" : "cancel", index..<index)
  }

  /// Returns whether the calls go on with the same row in the air, whatever is scrolled meanwhile.
  ///
  /// - Complexity: O(*n*), where *n* is the number of calls that scroll, once for all of them.
  private mutating func goesOn(_ lifted: LiftedInLog) -> Bool {
    if let next = lifted.next, index <= next { return true }
    let next = rest.firstIndex { !$0.event.call.scrolls }
    guard let next, lifted.goesOn(with: rest[next].event) else { return false }
    self.lifted?.next = next
    return true
  }
}

extension TraceEvent {
  /// Whether a controller told the table of a move, as a mistaken `moveRowAt` does.
  var isMoveOfTable: Bool {
    if case .told(.moveRow) = call { true } else { false }
  }
}

extension LoggedCall {
  /// Whether it tells that what a swipe brought out was put away.
  fileprivate var endsSwipe: Bool {
    if case .didEndEditingRowAt = event.call { true } else { false }
  }
}

extension TraceEvent.Call {
  /// The row that was to be lifted, and whether it may be.
  var lift: (path: IndexPath, answer: Bool)? {
    if case .canMoveRowAt(let path, let answer) = self { (path, answer) } else { nil }
  }

  /// A row in the air, where it was carried, and the slot that the controller named.
  typealias Target = (source: IndexPath, proposed: IndexPath, answer: IndexPath)

  /// Where a row in the air was carried, and the slot that the controller named.
  var target: Target? {
    if case .targetIndexPathForMoveFromRowAt(let source, let proposed, let answer) = self {
      (source, proposed, answer)
    } else {
      nil
    }
  }

  /// The row that the controller was told to move, and its final place.
  var move: (source: IndexPath, target: IndexPath)? {
    if case .moveRowAt(let source, let target) = self { (source, target) } else { nil }
  }

  fileprivate var scrolls: Bool {
    switch self {
    case .scrollToRowAt, .scrollToSection: true
    default: false
    }
  }
}
