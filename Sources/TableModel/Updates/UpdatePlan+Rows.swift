extension UpdatePlan {
  /// Returns where the row at an index path after the batch comes from, or nil where there is none.
  ///
  /// - Complexity: O(log *k*), where *k* is the number of operations on the section's rows.
  public func origin(ofRowAt indexPath: IndexPath) -> RowOrigin? {
    guard contains(indexPath, in: after) else { return nil }
    guard case .kept(let section) = sections[indexPath.section] else { return .inserted }
    guard let shift = shifts[indexPath.section] else {
      return .kept(IndexPath(row: indexPath.row, section: section))
    }
    guard let row = shift.oldIndex(ofNew: indexPath.row) else {
      return sources[indexPath].map(RowOrigin.kept) ?? .inserted
    }
    let old = IndexPath(row: row, section: section)
    let isReloaded = changes[indexPath.section]?.reloaded.contains(row) ?? false
    return isReloaded ? .reloaded(old) : .kept(old)
  }

  /// Returns where the rows of a section come from, in order.
  ///
  /// They are worked out as they are asked for.
  ///
  /// - Precondition: The section is there.
  public func rows(inSection section: Int) -> some RandomAccessCollection<RowOrigin> {
    (0..<after[section]).lazy.map {
      origin(ofRowAt: IndexPath(row: $0, section: section)) ?? .inserted
    }
  }

  /// Returns where the row at an index path before the batch stands after it.
  ///
  /// A reloaded row maps to its place. Nil where the row is deleted or none stood there, and in a
  /// reloaded section, whose rows are not told one by one.
  ///
  /// - Complexity: O(log *k*), where *k* is the number of operations on the section's rows.
  public func newIndexPath(ofOld indexPath: IndexPath) -> IndexPath? {
    guard contains(indexPath, in: before) else { return nil }
    guard let section = map.keptIndex(ofOld: indexPath.section) else { return nil }
    if let target = targets[indexPath] { return target }
    guard let shift = shifts[section] else {
      return IndexPath(row: indexPath.row, section: section)
    }
    return shift.newIndex(ofOld: indexPath.row).map { IndexPath(row: $0, section: section) }
  }

  /// Returns where the section at an index before the batch stands after it, a reloaded one too.
  ///
  /// Nil where the section is deleted or none stood there.
  public func newSection(ofOld section: Int) -> Int? {
    map.newIndices.indices.contains(section) ? map.newIndices[section] : nil
  }

  private func contains(_ indexPath: IndexPath, in counts: [Int]) -> Bool {
    counts.indices.contains(indexPath.section)
      && (0..<counts[indexPath.section]).contains(indexPath.row)
  }
}
