/// A batch beside the numbers it is checked against, each check a step of ``BatchUpdate/plan(before:after:)``.
struct UpdateCheck {
  /// The operations in their own order.
  let operations: [UpdateOperation]
  /// The number of rows in each section that the table shows.
  let before: [Int]
  /// The number of rows in each section that the data source answers.
  let after: [Int]

  /// Checks the number of sections.
  func checkSectionCount() throws(UpdateFault) {
    var inserted = Set<Int>()
    var deleted = Set<Int>()
    for operation in operations {
      if case .insertSection(let section) = operation { inserted.insert(section) }
      if case .deleteSection(let section) = operation { deleted.insert(section) }
    }
    guard after.count == before.count + inserted.count - deleted.count else {
      throw .invalidSectionCount(
        UpdateFault.SectionCounts(
          after: after.count,
          before: before.count,
          inserted: inserted.count,
          deleted: deleted.count
        )
      )
    }
  }

  /// Checks that what is deleted, reloaded or moved was there.
  func checkPlacesBefore() throws(UpdateFault) {
    for operation in operations {
      let missing = Self.missing(operation.oldSection, operation.oldRow, in: before)
      if let missing { throw .missingBefore(operation, missing) }
    }
  }

  /// Checks that the places inserted in or moved to are there.
  func checkPlacesAfter() throws(UpdateFault) {
    for operation in operations {
      let missing = Self.missing(operation.newSection, operation.newRow, in: after)
      if let missing { throw .missingAfter(operation, missing) }
    }
  }

  private static func missing(
    _ section: Int?,
    _ row: IndexPath?,
    in counts: [Int]
  ) -> UpdateFault.Extent? {
    guard let section = section ?? row?.section else { return nil }
    guard counts.indices.contains(section) else { return .sections(counts.count) }
    guard let row, !(0..<counts[section]).contains(row.row) else { return nil }
    return .rows(counts[section])
  }
}
