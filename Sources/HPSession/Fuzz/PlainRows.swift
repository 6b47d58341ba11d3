import TableModel

/// The rows of a table as plain arrays, on which calls do what UIKit says they do.
struct PlainRows {
  private let sections: [[RowID]]

  init(_ sections: [[RowID]]) { self.sections = sections }

  /// Returns the rows after calls, nil for a row that is new; nothing where the calls leave it open.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  func after(_ calls: [TraceEvent.Call]) -> [[RowID?]]? {
    let changes = calls.filter(\.changesRows)
    if changes.isEmpty { return sections }
    if changes.count == 1 { return afterOne(changes[0]) }
    return afterDeletions(changes)
  }

  /// Returns whether one row was moved by a user, and nothing else happened that the rows or the selection hang on.
  func isMoveAlone(_ calls: [TraceEvent.Call]) -> Bool {
    calls.allSatisfy { call in
      switch call {
      case .moveRowAt, .canMoveRowAt, .targetIndexPathForMoveFromRowAt, .numberOfRowsInSection,
        .cellForRowAt, .willDisplay:
        true
      default: false
      }
    }
  }

  private func afterOne(_ call: TraceEvent.Call) -> [[RowID?]]? {
    var result: [[RowID?]] = sections
    switch call {
    case .moveRowAt(let source, let target):
      guard holds(source), result.indices.contains(target.section) else { return nil }
      let row = result[source.section].remove(at: source.row)
      guard target.row <= result[target.section].count else { return nil }
      result[target.section].insert(row, at: target.row)
    case .told(.insertRow(let path)):
      guard result.indices.contains(path.section), path.row <= result[path.section].count else {
        return nil
      }
      result[path.section].insert(nil, at: path.row)
    default: return afterDeletions([call])
    }
    return result
  }

  private func afterDeletions(_ calls: [TraceEvent.Call]) -> [[RowID?]]? {
    var gone: [IndexPath] = []
    for call in calls {
      guard case .told(.deleteRow(let path)) = call, holds(path) else { return nil }
      gone.append(path)
    }
    var result: [[RowID?]] = sections
    for path in Set(gone).sorted().reversed() { result[path.section].remove(at: path.row) }
    return result
  }

  private func holds(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section) && sections[path.section].indices.contains(path.row)
  }
}

extension TraceEvent.Call {
  /// Whether the call may change which rows a table shows, or in which order.
  fileprivate var changesRows: Bool {
    switch self {
    case .moveRowAt, .reloadData, .told(.insertRow), .told(.deleteRow), .told(.moveRow),
      .told(.reloadRow), .told(.reloadSection), .told(.insertSection), .told(.deleteSection),
      .told(.moveSection),
      .commitEditingStyleForRowAt:
      true
    default: false
    }
  }
}
