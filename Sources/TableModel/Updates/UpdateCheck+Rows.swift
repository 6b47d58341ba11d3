extension UpdateCheck {
  /// Returns what is told about the rows of each section that stays, by the section's new index.
  ///
  /// - Complexity: O(*k*), where *k* is the number of operations.
  func rowChanges(in sections: SectionMap) -> [Int: RowChanges] {
    var changes: [Int: RowChanges] = [:]
    for operation in operations {
      if let row = operation.oldRow, let section = sections.keptIndex(ofOld: row.section) {
        changes[section, default: RowChanges()].add(operation, leaving: row.row)
      }
      if let row = operation.newRow, case .kept = sections.origins[row.section] {
        changes[row.section, default: RowChanges()].add(operation, entering: row.row)
      }
    }
    return changes
  }

  /// Checks the number of rows of every section that stays.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  func checkRowCounts(
    in sections: SectionMap,
    _ changes: [Int: RowChanges]
  ) throws(UpdateFault) {
    for (section, origin) in sections.origins.enumerated() {
      guard case .kept(let old) = origin else { continue }
      let change = changes[section] ?? RowChanges()
      // A sum past the largest number wraps to one below 0, which no section has.
      guard after[section] == before[old] &+ change.arriving &- change.leaving else {
        throw .invalidRowCount(
          UpdateFault.RowCounts(
            section: section,
            oldSection: old,
            after: after[section],
            before: before[old],
            inserted: change.inserted.count,
            deleted: change.deleted.count,
            movedIn: change.movedIn.count,
            movedOut: change.movedOut.count
          )
        )
      }
    }
  }
}
