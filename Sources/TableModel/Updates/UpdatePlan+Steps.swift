/// What changes, for those who go from the one state to the other step by step.
extension UpdatePlan {
  /// The number of rows that are to be taken out or put in.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  var numberOfChanges: Int {
    leavingSections.reduce(0) { $0 + before[$1] }
      + arrivingSections.reduce(0) { $0 + after[$1] }
      + changes.values.reduce(0) { $0 + $1.leaving + $1.arriving + 2 * $1.reloaded.count }
  }

  /// The old indices of the sections that go, move or are reloaded, ascending.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  var leavingSections: [Int] {
    map.newIndices.indices.filter { old in
      guard let new = map.newIndices[old], case .kept = sections[new] else { return true }
      return map.hasMoved(old)
    }
  }

  /// The new indices of the sections that come, move or are reloaded, ascending.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  var arrivingSections: [Int] {
    sections.indices.filter { new in
      guard case .kept(let old) = sections[new] else { return true }
      return map.hasMoved(old)
    }
  }

  /// The old index paths of the rows that are deleted, moved or reloaded by themselves, in order.
  var leavingPaths: [IndexPath] {
    changedSections.flatMap { leavingPaths(inOldSection: $0.old) }.sorted()
  }

  /// Returns the old index paths of the rows of a section that stays which are deleted, moved or reloaded, in order.
  func leavingPaths(inOldSection old: Int) -> [IndexPath] {
    guard let new = map.keptIndex(ofOld: old), let change = changes[new] else { return [] }
    return (change.deleted + change.movedOut + change.reloaded).sorted().map {
      IndexPath(row: $0, section: old)
    }
  }

  /// The new index paths of the rows that are inserted, moved or reloaded by themselves, in order.
  var arrivingPaths: [IndexPath] {
    changedSections.flatMap { section in
      section.change.movedIn.map { IndexPath(row: $0, section: section.new) }
        + newPaths(in: section)
    }.sorted()
  }

  /// The new index paths of the rows that are put in or moved there one by one, in order.
  ///
  /// Those of a section that is inserted are put in too, those of one that is reloaded are there.
  ///
  /// - Complexity: O(*s* + *k* log *k*) for *s* sections and *k* such rows.
  var placedPaths: [IndexPath] {
    let single = changedSections.flatMap { section in
      (section.change.movedIn + section.change.inserted).map {
        IndexPath(row: $0, section: section.new)
      }
    }
    let whole = sections.indices.lazy.filter { sections[$0] == .inserted }
    return
      (single
      + whole.flatMap { section in
        (0..<after[section]).map { IndexPath(row: $0, section: section) }
      }).sorted()
  }

  /// The new index paths of the rows that need a new handle, in order.
  ///
  /// - Complexity: O(*s* + *k* log *k*) for *s* sections and *k* such rows.
  var newPaths: [IndexPath] {
    let whole = sections.indices.lazy.filter { section in
      if case .kept = sections[section] { false } else { true }
    }
    return
      (changedSections.flatMap(newPaths(in:))
      + whole.flatMap { section in
        (0..<after[section]).map { IndexPath(row: $0, section: section) }
      }).sorted()
  }

  /// The old index paths of the rows that are not shown any more as they were, in order.
  ///
  /// - Complexity: O(*s* + *k* log *k*) for *s* sections and *k* such rows.
  var renewedPaths: [IndexPath] {
    let single = changedSections.flatMap { section in
      (section.change.deleted + section.change.reloaded).map {
        IndexPath(row: $0, section: section.old)
      }
    }
    let whole = map.newIndices.indices.lazy.filter { map.keptIndex(ofOld: $0) == nil }
    return
      (single
      + whole.flatMap { section in
        (0..<before[section]).map { IndexPath(row: $0, section: section) }
      }).sorted()
  }

  /// The sections that stay and some of whose rows are named.
  private var changedSections: [(old: Int, new: Int, change: RowChanges)] {
    changes.compactMap { new, change in
      if case .kept(let old) = sections[new] { (old, new, change) } else { nil }
    }
  }

  private func newPaths(in section: (old: Int, new: Int, change: RowChanges)) -> [IndexPath] {
    let reloaded = section.change.reloaded.compactMap { shifts[section.new]?.newIndex(ofOld: $0) }
    return (section.change.inserted + reloaded).map { IndexPath(row: $0, section: section.new) }
  }
}
