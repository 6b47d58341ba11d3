import TableModel

/// A step that is kept as the screen was on the other side of it.
///
/// A class, so that the steps beside it that need a few bytes alone do not pay for its size.
final class KeptStep {
  /// What it did that two snapshots do not tell.
  let deed: Deed
  /// The screen before it while it can be undone, after it while it can be redone.
  let snapshot: Screen.Snapshot

  /// Makes a step.
  init(_ deed: Deed, _ snapshot: Screen.Snapshot) {
    (self.deed, self.snapshot) = (deed, snapshot)
  }

  /// What a step did that the screen before and after it does not tell.
  ///
  /// Two rows that have changed places do not say which of them was moved, and rows that were loaded
  /// anew may have the handles of those before.
  enum Deed {
    /// A user moved rows of a table.
    case moved([RowID], table: String)
    /// Tables were started anew.
    case loaded(tables: [String])
    /// Anything else.
    case other
  }
}

extension KeptStep.Deed {
  /// Finds what a command did.
  ///
  /// - Complexity: O(*k* log *n*) for *k* moves in a table of *n* rows.
  init(_ frame: Frame, before snapshot: Screen.Snapshot) {
    self =
      frame.loadedTables.isEmpty
      ? KeptStep.Deed(moves: frame.calls, before: snapshot)
      : .loaded(tables: frame.loadedTables)
  }

  /// Finds which rows a command's calls have moved.
  private init(moves calls: [TraceEvent], before snapshot: Screen.Snapshot) {
    self = .other
    var rows: [RowID] = []
    var order: RowOrder?
    var last: (source: IndexPath, target: IndexPath)?
    for event in calls {
      guard case .moveRowAt(let source, let target) = event.call else { continue }
      var now = order ?? snapshot.shownRows(inTable: event.table)
      if let last { now.moveRow(at: last.source, to: last.target) }
      guard now.contains(source) else { return }
      rows.append(now.row(at: source))
      self = .moved(rows, table: event.table)
      (order, last) = (now, (source, target))
    }
  }
}
