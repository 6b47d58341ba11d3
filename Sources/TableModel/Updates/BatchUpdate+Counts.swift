extension BatchUpdate {
  /// Returns the rows per section that a model has once it has made the changes, as far as they can be made.
  ///
  /// What cannot be made is left out, and what is said twice is made once, so that
  /// ``plan(before:after:)`` finds what is wrong rather than numbers that follow from it.
  ///
  /// - Complexity: O(*s* + *k*), where *s* is the number of sections and *k* of operations.
  public func countsAfter(_ before: [Int]) -> [Int] {
    var rows = before
    var left = Set<IndexPath>()
    var (deleted, inserted, moved) = (Set<Int>(), Set<Int>(), Set<Int>())
    var targets: [Int: Int?] = [:]
    for operation in operations {
      switch operation {
      case .deleteRow(let path), .moveRow(let path, _):
        guard rows.indices.contains(path.section), left.insert(path).inserted else { continue }
        rows[path.section] -= 1
      case .deleteSection(let section): deleted.insert(section)
      case .insertSection(let section):
        inserted.insert(section)
        targets[section] = .some(nil)
      case .moveSection(let source, let target):
        moved.insert(source)
        targets[target] = source
      case .insertRow, .reloadRow, .reloadSection: break
      }
    }
    let count = max(0, before.count + inserted.count - deleted.count)
    var after = place(rows, leavingOut: deleted.union(moved), targets, count: count)
    for operation in operations {
      switch operation {
      case .insertRow(let path), .moveRow(_, let path):
        if after.indices.contains(path.section) { after[path.section] += 1 }
      default: break
      }
    }
    return after.map { max(0, $0) }
  }

  /// Puts sections that were inserted or moved at their places, and the others into the gaps.
  private func place(
    _ rows: [Int], leavingOut gone: Set<Int>, _ targets: [Int: Int?], count: Int
  ) -> [Int] {
    var staying = rows.indices.filter { !gone.contains($0) }.map { rows[$0] }[...]
    return (0..<count).map { section in
      guard let target = targets[section] else { return staying.popFirst() ?? 0 }
      return target.flatMap { rows.indices.contains($0) ? rows[$0] : nil } ?? 0
    }
  }
}
