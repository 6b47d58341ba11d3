import TableModel

/// What a finger does on its way to a row.
extension ActReader {
  /// Takes the call that tells that what a swipe brought out was put away, with its row.
  mutating func takeEndOfSwipe(in table: String) -> (path: IndexPath?, Void)? {
    take(in: table, \.endOfSwipe)
  }

  /// Returns the row of which a call tells that what a swipe brought out was put away, nil for other calls.
  func endOfSwipe(at index: Int) -> IndexPath? { calls[index].event.call.endOfSwipe?.path }

  /// Returns whether the next touch of a table puts away what a swipe brought out before it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of calls up to there.
  func staysSwiped(_ table: String) -> Bool {
    for call in rest where call.event.table == table {
      switch call.event.call {
      // Outside editing mode only a row that was swiped has a control.
      case .didEndEditingRowAt, .commitEditingStyleForRowAt: return true
      case .shouldHighlightRowAt, .canMoveRowAt, .setEditing, .willBeginEditingRowAt: return false
      default: break
      }
    }
    return false
  }

  /// Returns whether the next calls are of a finger on a row, which may put away what another has.
  func isNext(touchOf path: IndexPath) -> Bool {
    guard let first = event else { return false }
    if first.call.touched == path { return true }
    guard first.call.endOfSwipe != nil, index + 1 < calls.count else { return false }
    let second = calls[index + 1].event
    return second.table == first.table && second.call.touched == path
  }

  /// Returns that a finger scrolled to a row and made no call there, since its actions are out already.
  ///
  /// The log of an app tells of the app's own scrolling so.
  mutating func reach(_ path: IndexPath, in table: String, from start: Int) -> ImportedAct {
    guard swiped[table] == path else {
      return ImportedAct(
        command: "scroll \(table) \(path)", calls: [], note: "line \(calls[start].line)")
    }
    return act("swipe \(table) \(path)", start..<index)
  }
}

extension TraceEvent.Call {
  /// The row that a finger scrolled to.
  var reached: IndexPath? {
    if case .scrolledIntoReach(let path) = self { path } else { nil }
  }

  /// The row of which a call tells that what a swipe brought out was put away, nil for other calls.
  fileprivate var endOfSwipe: (path: IndexPath?, Void)? {
    if case .didEndEditingRowAt(let path) = self { (path, ()) } else { nil }
  }

  /// The row that a finger touches, where this is the first that comes of it.
  fileprivate var touched: IndexPath? {
    switch self {
    case .shouldHighlightRowAt(let path, _), .canMoveRowAt(let path, _),
      .willBeginEditingRowAt(let path), .commitEditingStyleForRowAt(let path, _):
      path
    default: nil
    }
  }
}
