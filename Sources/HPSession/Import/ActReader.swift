import CommandKit
import TableModel

/// Calls of a log, from the first to the last, on their way to what a user did.
struct ActReader {
  private let calls: [LoggedCall]
  private(set) var index = 0
  /// The names of all calls of the log.
  private let names: Set<String>

  /// Makes a reader at the first of some calls of a log that has calls of certain names.
  init(_ calls: [LoggedCall], names: Set<String>) {
    self.calls = calls
    self.names = names
  }

  /// Whether all are read.
  var isAtEnd: Bool { index == calls.count }

  /// Returns what the next calls tell of: one act or, for a row that was carried about, several.
  mutating func next() -> [ImportedAct] {
    guard let first = event else { return [] }
    let table = first.table
    let start = index
    let swiped = takeEndOfSwipe(in: table)
    switch event(in: table) {
    case .canMoveRowAt, .targetIndexPathForMoveFromRowAt, .moveRowAt:
      return moves(in: table, from: start)
    // A row that is swiped again was touched in between.
    case .willBeginEditingRowAt(let path) where swiped?.path == path: break
    case .setEditing, .willBeginEditingRowAt: return [edit(table, from: start)]
    default: break
    }
    if let path = swiped?.path { return [act("select \(table) \(path)", from: start)] }
    switch first.call {
    case .shouldHighlightRowAt, .willSelectRowAt, .willDeselectRowAt, .didSelectRowAt,
      .didDeselectRowAt:
      return [tap(in: table, from: start)]
    case .commitEditingStyleForRowAt: return [commit(in: table, from: start)]
    case .scrollToRowAt, .scrollToSection, .sectionForSectionIndexTitle:
      return [scroll(table, from: start)]
    case .reloadData, .told(.reloadRow), .told(.reloadSection):
      return [reload(table, from: start)]
    default:
      if index == start { index += 1 }
      return [ImportedAct(command: nil, calls: calls[start..<index])]
    }
  }

  /// The next call.
  var event: TraceEvent? { isAtEnd ? nil : calls[index].event }

  /// Returns the next call if it concerns a table.
  func event(in table: String) -> TraceEvent.Call? { event?.table == table ? event?.call : nil }

  /// Takes the next call if it concerns a table and is wanted, and returns what is wanted of it.
  mutating func take<Value>(
    in table: String, _ wanted: (TraceEvent.Call) -> Value?
  ) -> Value? {
    guard let call = event(in: table), let value = wanted(call) else { return nil }
    index += 1
    return value
  }

  /// Takes the call that tells that what a swipe brought out was put away, with its row.
  mutating func takeEndOfSwipe(in table: String) -> (path: IndexPath?, Void)? {
    take(in: table) { call in
      if case .didEndEditingRowAt(let path) = call { (path, ()) } else { nil }
    }
  }

  /// Returns the row of which a call tells that what a swipe brought out was put away, nil for other calls.
  func endOfSwipe(at index: Int) -> IndexPath? {
    if case .didEndEditingRowAt(let path) = calls[index].event.call { path } else { nil }
  }

  /// Returns whether the next touch of a table puts away what a swipe brought out before it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of calls up to there.
  func staysSwiped(_ table: String) -> Bool {
    for call in calls[index...] where call.event.table == table {
      switch call.event.call {
      case .didEndEditingRowAt: return true
      case .shouldHighlightRowAt, .canMoveRowAt, .setEditing, .willBeginEditingRowAt,
        .commitEditingStyleForRowAt:
        return false
      default: break
      }
    }
    return false
  }

  /// Takes calls, about whichever table, while they are wanted.
  mutating func skip(while isWanted: (TraceEvent) -> Bool) {
    while let event, isWanted(event) { index += 1 }
  }

  /// Goes to a call.
  mutating func go(to index: Int) { self.index = index }

  /// Returns whether the log has calls of a name at all: else an app does not log them.
  func mentions(_ name: String) -> Bool { names.contains(name) }

  /// Returns an act that took the calls from one on.
  ///
  /// Its calls are the whole of them if the log also has what happens without a user's doing; an app that
  /// logs only what it is asked and told has some of them.
  func act(
    _ command: String, from start: Int, isWhole: Bool = true, fails: Bool = false
  ) -> ImportedAct {
    act(command, start..<index, isWhole: isWhole, fails: fails)
  }

  /// Returns an act that made some of the calls, as ``act(_:from:isWhole:fails:)`` does.
  func act(
    _ command: String, _ range: Range<Int>, isWhole: Bool = true, fails: Bool = false
  ) -> ImportedAct {
    let tellsAll = ["reloadData", "nudge", "scrollToRowAt", "silentDeselect"].contains(
      where: mentions)
    return ImportedAct(
      command: command, fails: fails, calls: calls[range], isWhole: isWhole && tellsAll)
  }
}
