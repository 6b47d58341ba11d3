import CommandKit
import TableModel

extension Journal {
  /// A command that changed what a dump shows.
  package struct Step {
    /// The text that the command stands in.
    let source: SourceText
    /// Where it stands there.
    let range: SourceRange
    /// What it did that two snapshots do not tell.
    let deed: Deed
    /// The screen on the other side of the step: before it while it can be undone, after it while it can be redone.
    let snapshot: Screen.Snapshot

    /// The command as it was written.
    package var command: String { source.text(in: range) }
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

extension Journal.Step {
  /// Makes the step of a command that has run.
  ///
  /// - Complexity: O(1) for one move, O(*k* · *n*) for *k* of them in a table of *n* rows.
  init(
    _ range: SourceRange, of source: SourceText, _ frame: Frame, before snapshot: Screen.Snapshot
  ) {
    self.source = source
    self.range = range
    self.snapshot = snapshot
    deed =
      frame.loadedTables.isEmpty
      ? Journal.Deed(moves: frame.calls, before: snapshot) : .loaded(tables: frame.loadedTables)
  }

  /// Returns the step as seen from its other side.
  func across(to snapshot: Screen.Snapshot) -> Journal.Step {
    Journal.Step(source: source, range: range, deed: deed, snapshot: snapshot)
  }
}

extension Journal.Deed {
  /// Finds which rows a command's calls have moved.
  fileprivate init(moves calls: [TraceEvent], before snapshot: Screen.Snapshot) {
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
