import TableModel

/// The new state: deletes from the end, inserts from the start, moves at their final place.
extension UpdateOracle {
  /// The sections of the new state, still without rows.
  var arrangedSections: [Section] {
    var sections = before.indices.map { Section(old: $0) }
    var leaving: [Int] = []
    var arriving: [(index: Int, section: Section)] = []
    for operation in operations {
      switch operation {
      case .reloadSection(let index): sections[index].isReloaded = true
      case .deleteSection(let index): leaving.append(index)
      case .insertSection(let index): arriving.append((index, Section()))
      case .moveSection(let from, let to):
        leaving.append(from)
        arriving.append((to, Section(old: from)))
      default: break
      }
    }
    for index in leaving.sorted(by: >) { sections.remove(at: index) }
    for one in arriving.sorted(by: { $0.index < $1.index }) {
      sections.insert(one.section, at: one.index)
    }
    return sections
  }

  /// The numbers of the first section that stays and does not come out right.
  func wrongRowCount(_ sections: [Section]) -> [Int]? {
    for (new, section) in sections.enumerated() {
      guard let old = section.old, !section.isReloaded else { continue }
      var inserted = 0
      var deleted = 0
      var movedIn = 0
      var movedOut = 0
      for operation in operations {
        switch operation {
        case .insertRow(let path): inserted += path.section == new ? 1 : 0
        case .deleteRow(let path): deleted += path.section == old ? 1 : 0
        case .moveRow(let from, let to):
          movedOut += from.section == old ? 1 : 0
          movedIn += to.section == new ? 1 : 0
        default: break
        }
      }
      if after[new] != before[old] + inserted - deleted + movedIn - movedOut {
        return [new, old, after[new], before[old], inserted, deleted, movedIn, movedOut]
      }
    }
    return nil
  }

  /// The new state with its rows.
  func withRows(_ sections: [Section]) -> [Section] {
    sections.enumerated().map { new, section in
      var section = section
      guard let old = section.old, !section.isReloaded else {
        section.rows = Array(repeating: .new, count: after[new])
        return section
      }
      var rows = (0..<before[old]).map { Row.old(IndexPath(row: $0, section: old)) }
      var leaving: [Int] = []
      var arriving: [(index: Int, row: Row)] = []
      for operation in operations {
        if case .reloadRow(let path) = operation, path.section == old {
          rows[path.row] = .reloaded(path)
        }
        if case .deleteRow(let path) = operation, path.section == old { leaving.append(path.row) }
        if case .insertRow(let path) = operation, path.section == new {
          arriving.append((path.row, .new))
        }
        if case .moveRow(let from, let to) = operation {
          if from.section == old { leaving.append(from.row) }
          if to.section == new { arriving.append((to.row, .old(from))) }
        }
      }
      for index in leaving.sorted(by: >) { rows.remove(at: index) }
      for one in arriving.sorted(by: { $0.index < $1.index }) {
        rows.insert(one.row, at: one.index)
      }
      section.rows = rows
      return section
    }
  }
}
