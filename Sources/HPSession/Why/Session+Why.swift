import CommandKit
import TableModel

extension Session {
  /// Returns the steps in force that brought a row where it stands, oldest first.
  ///
  /// The first is the one that brought it into the table; rows that have only made room for others
  /// were not moved.
  ///
  /// - Complexity: O(*m* log *n*) for *m* steps that moved or selected a row in tables of *n* rows, and
  ///   O(*n* log *n*) for each other that told the table of a change.
  func reasons(forPlaceOf row: RowID, in table: TableView) -> [Reason] {
    var reasons: [Reason] = []
    var walk = journal.walk(from: screen.snapshot)
    while let change = walk.change {
      if case .kept(let step) = change {
        let (known, after) = (walk, walk.snapshot)
        guard let place = after.place(of: row, inTable: table.name) else { break }
        walk.goBack()
        let old = walk.snapshot.place(of: row, inTable: table.name)
        guard let old, !step.hasLoaded(table.name) else {
          reasons.append(Reason(step: known.step, deed: "came to \(place)"))
          break
        }
        let change = RowChange(of: row, in: table.name, walk.snapshot, after)
        if step.moved(row, change) {
          reasons.append(Reason(step: known.step, deed: "\(old) -> \(place)"))
        }
        continue
      }
      if case .moved(let packed, let index) = change, index == table.index(on: screen) {
        let move = packed.move(inTable: index)
        if walk.snapshot.row(at: move.target, inTable: table.name) == row {
          reasons.append(Reason(step: walk.step, deed: "\(move.source) -> \(move.target)"))
        }
      }
      walk.goBack()
    }
    return reasons.reversed()
  }

  /// Returns the steps in force that selected the rows which are selected, oldest first.
  ///
  /// Without a selection it is the step that lost the last one, if any.
  ///
  /// - Complexity: O(*m* · *k* log *n*) for *m* steps and *k* selected of *n* rows.
  func reasons(forSelectionIn table: TableView) -> [Reason] {
    var walk = journal.walk(from: screen.snapshot)
    var wanted = Set(walk.snapshot.selection(inTable: table.name))
    let isEmpty = wanted.isEmpty
    var reasons: [Reason] = []
    while let change = walk.change {
      if case .moved = change {
        walk.goBack()
        continue
      }
      let (known, after) = (walk, walk.snapshot)
      walk.goBack()
      let old = walk.snapshot.selection(inTable: table.name)
      if isEmpty, !old.isEmpty {
        let lost = "lost " + walk.snapshot.paths(of: old, inTable: table.name)
        return [Reason(step: known.step, deed: lost)]
      }
      let isLoad = change.hasLoaded(table.name)
      if isEmpty ? isLoad : wanted.isEmpty { break }
      let came = isLoad ? wanted : wanted.filter { !old.contains($0) }
      guard !came.isEmpty else { continue }
      wanted.subtract(came)
      let deed = "selected " + after.paths(of: came, inTable: table.name)
      reasons.append(Reason(step: known.step, deed: deed))
    }
    return reasons.reversed()
  }
}

extension Journal.Change {
  /// Returns whether the step started a table anew.
  fileprivate func hasLoaded(_ table: String) -> Bool {
    if case .kept(let step) = self { step.hasLoaded(table) } else { false }
  }
}

extension KeptStep {
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

extension TableView {
  /// The index of the table on its screen.
  fileprivate func index(on screen: Screen) -> UInt16? {
    screen.tables.firstIndex { $0 === self }.flatMap(UInt16.init(exactly:))
  }
}

extension Screen.Snapshot {
  /// Returns where a row stood in a table.
  fileprivate func place(of row: RowID, inTable name: String) -> IndexPath? {
    shownRows(inTable: name).indexPath(of: row)
  }

  /// Returns the row that stood at a place of a table.
  fileprivate func row(at path: IndexPath, inTable name: String) -> RowID {
    shownRows(inTable: name).row(at: path)
  }

  /// Returns where rows stood in a table, in order, as words.
  fileprivate func paths(of rows: some Sequence<RowID>, inTable name: String) -> String {
    let shown = shownRows(inTable: name)
    return rows.compactMap(shown.indexPath(of:)).sorted().map(\.description)
      .joined(separator: " ")
  }
}
