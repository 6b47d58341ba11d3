import CommandKit
import TableModel

extension Session {
  /// Returns the steps in force that brought a row where it stands, oldest first.
  ///
  /// The first is the one that brought it into the table; rows that have only made room for others
  /// were not moved.
  ///
  /// - Complexity: O(*m* · *n*) for *m* steps in a table of *n* rows, a logarithm more for each step
  ///   that told the table of a change.
  func reasons(forPlaceOf row: RowID, in table: TableView) -> [Reason] {
    var reasons: [Reason] = []
    for (step, before, after) in journal.transitions(to: screen.snapshot) {
      guard let place = after.shownRows(inTable: table.name).indexPath(of: row) else { break }
      let old = before.shownRows(inTable: table.name).indexPath(of: row)
      guard let old, !step.hasLoaded(table.name) else {
        reasons.append(Reason(step: step, deed: "came to \(place)"))
        break
      }
      let change = RowChange(of: row, in: table.name, before, after)
      if step.moved(row, change) { reasons.append(Reason(step: step, deed: "\(old) -> \(place)")) }
    }
    return reasons.reversed()
  }

  /// Returns the steps in force that selected the rows which are selected, oldest first.
  ///
  /// Without a selection it is the step that lost the last one, if any.
  ///
  /// - Complexity: O(*m* · *k* · *n*) for *m* steps and *k* selected of *n* rows.
  func reasons(forSelectionIn table: TableView) -> [Reason] {
    var wanted = screen.snapshot.selection(inTable: table.name)
    let isEmpty = wanted.isEmpty
    var reasons: [Reason] = []
    for (step, before, after) in journal.transitions(to: screen.snapshot) {
      let old = before.selection(inTable: table.name)
      if isEmpty, !old.isEmpty {
        return [Reason(step: step, deed: "lost " + before.paths(of: old, inTable: table.name))]
      }
      if isEmpty ? step.hasLoaded(table.name) : wanted.isEmpty { break }
      let came = step.hasLoaded(table.name) ? wanted : wanted.subtracting(old)
      guard !came.isEmpty else { continue }
      wanted.subtract(came)
      reasons.append(
        Reason(step: step, deed: "selected " + after.paths(of: came, inTable: table.name)))
    }
    return reasons.reversed()
  }
}

extension Journal.Step {
  /// Returns whether the step started a table anew.
  fileprivate func hasLoaded(_ table: String) -> Bool {
    if case .loaded(let tables) = deed { tables.contains(table) } else { false }
  }

  /// Returns whether the step moved a row itself.
  fileprivate func moved(_ row: RowID, _ change: RowChange) -> Bool {
    switch deed {
    case .moved(let rows, let table) where table == change.table: rows.contains(row)
    case .moved, .loaded: false
    case .other: change.isMove
    }
  }
}

extension Screen.Snapshot {
  /// Returns where rows stood in a table, in order, as words.
  fileprivate func paths(of rows: Set<RowID>, inTable name: String) -> String {
    let shown = shownRows(inTable: name)
    return rows.compactMap(shown.indexPath(of:)).sorted().map(\.description)
      .joined(separator: " ")
  }
}
