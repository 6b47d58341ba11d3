import TableModel

/// A table, what its model became, and what the table was told: all that an update is checked by.
struct UpdateScenario: Hashable, Sendable {
  /// The number of rows in each section that the table shows.
  var before: [Int]
  /// The number of rows in each section of the model.
  var after: [Int]
  /// What the table is told.
  var operations: [UpdateOperation]

  /// What is wrong with the update, nil where nothing is.
  var fault: UpdateFault? {
    do {
      _ = try BatchUpdate(operations).plan(before: before, after: after)
      return nil
    } catch {
      return error
    }
  }
}

extension UpdateScenario {
  /// The sections and rows that a scenario may have.
  private static let most = 100_000

  /// Makes the smallest table that shows what a claim says.
  ///
  /// - Throws: ``ScenarioFault`` for numbers that no update has, or that are larger than anyone reads.
  init(_ claim: UpdateReport.Claim) throws(ScenarioFault) {
    switch claim {
    case .rows(let section, let numbers):
      self = try UpdateScenario.rows(section: section ?? 0, numbers)
    case .sections(let numbers): self = try UpdateScenario.sections(numbers)
    case .missing(let operation, let extent, let isBefore):
      self = try UpdateScenario.missing(operation, extent, isBefore: isBefore)
    case .conflict(_, let first, let second, _):
      self = try UpdateScenario(smallestFor: [first, second])
    }
    guard let fault else { throw .impossible }
    guard claim.agrees(with: fault) || claim.isSaidAsSections(in: fault) else { throw .impossible }
  }

  /// A section with its numbers; what moves comes from another section or goes to it.
  private static func rows(
    section: Int, _ numbers: UpdateNumbers
  ) throws(ScenarioFault) -> UpdateScenario {
    let (moved, other) = (numbers.moved, section == 0 ? 1 : 0)
    let (into, outOf) = (moved?.into ?? 0, moved?.outOf ?? 0)
    try check([
      section, numbers.before, numbers.after, numbers.inserted, numbers.deleted, into, outOf,
    ])
    guard numbers.deleted + outOf <= numbers.before, numbers.inserted + into <= numbers.after else {
      throw .impossible
    }
    func here(_ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
    func there(_ row: Int) -> IndexPath { IndexPath(row: row, section: other) }
    var operations = (0..<numbers.deleted).map { UpdateOperation.deleteRow(here($0)) }
    operations += (0..<numbers.inserted).map { .insertRow(here($0)) }
    operations += (0..<outOf).map { .moveRow(here(numbers.deleted + $0), to: there($0)) }
    operations += (0..<into).map { .moveRow(there($0), to: here(numbers.inserted + $0)) }
    let hasOther = into + outOf > 0
    var before = [Int](repeating: 1, count: max(section, hasOther ? other : 0) + 1)
    before[section] = numbers.before
    if hasOther { before[other] = max(into, 1) }
    var after = before
    after[section] = numbers.after
    if hasOther { after[other] = before[other] - into + outOf }
    return UpdateScenario(before: before, after: after, operations: operations)
  }

  private static func sections(_ numbers: UpdateNumbers) throws(ScenarioFault) -> UpdateScenario {
    try check([numbers.before, numbers.after, numbers.inserted, numbers.deleted])
    return UpdateScenario(
      before: [Int](repeating: 1, count: numbers.before),
      after: [Int](repeating: 1, count: numbers.after),
      operations: (0..<numbers.deleted).map { .deleteSection($0) }
        + (0..<numbers.inserted).map { .insertSection($0) })
  }

  /// A place that is not there; the model is as the table shows it.
  private static func missing(
    _ operation: UpdateOperation, _ extent: UpdateFault.Extent, isBefore: Bool
  ) throws(ScenarioFault) -> UpdateScenario {
    switch extent {
    case .sections(let count):
      return try missing(operation, sections: count, isBefore: isBefore)
    case .rows(let count):
      let old = operation.oldRow?.section
      guard let section = isBefore ? old : operation.newRow?.section else { throw .impossible }
      try check([count])
      var scenario = try UpdateScenario(smallestFor: [operation], but: section)
      scenario.before[section] = count
      scenario.after[section] = count
      if !isBefore, let row = operation.oldRow, row.section == section {
        scenario.before[section] = max(count, row.row + 1)
      }
      return scenario
    }
  }

  /// A section that is not there; the model has as many as the operation makes of those before.
  private static func missing(
    _ operation: UpdateOperation, sections count: Int, isBefore: Bool
  ) throws(ScenarioFault) -> UpdateScenario {
    try check([count])
    let before = max(0, isBefore ? count : count - operation.change)
    let after = max(0, isBefore ? count + operation.change : count)
    var scenario = UpdateScenario(
      before: [Int](repeating: 1, count: before), after: [Int](repeating: 1, count: after),
      operations: [operation])
    if !isBefore, let row = operation.oldRow, row.section < before {
      try check([row.row])
      scenario.before[row.section] = row.row + 1
    }
    return scenario
  }

  /// Makes the smallest table in which the places of operations are there, but for those in one section.
  private init(
    smallestFor operations: [UpdateOperation], but skipped: Int? = nil
  ) throws(ScenarioFault) {
    let change = operations.reduce(0) { $0 + $1.change }
    let old = operations.compactMap { $0.oldSection ?? $0.oldRow?.section }
    let new = operations.compactMap { $0.newSection ?? $0.newRow?.section }
    let (oldRows, newRows) = (operations.compactMap(\.oldRow), operations.compactMap(\.newRow))
    try UpdateScenario.check(
      old + new + (oldRows + newRows).filter { $0.section != skipped }.map(\.row))
    let count = max((old.max() ?? 0) + 1, (new.max() ?? 0) + 1 - change, 1 - change)
    before = [Int](repeating: 1, count: count)
    for path in oldRows where path.section != skipped {
      before[path.section] = max(before[path.section], path.row + 1)
    }
    after = Array(before.prefix(count + change))
    while after.count < count + change { after.append(1) }
    for path in newRows where path.section != skipped {
      after[path.section] = max(after[path.section], path.row + 1)
    }
    self.operations = operations
  }

  private static func check(_ numbers: [Int]) throws(ScenarioFault) {
    var sum = 0
    for number in numbers {
      guard number <= most, number >= 0 else { throw .tooLarge }
      sum += number
    }
    guard sum <= most else { throw .tooLarge }
  }
}

extension UpdateOperation {
  /// By how much it changes the number of sections.
  fileprivate var change: Int {
    switch self {
    case .insertSection: 1
    case .deleteSection: -1
    default: 0
    }
  }
}

extension UpdateReport.Claim {
  /// Returns whether a fault says with the number of sections, which is checked first, that a section is not there.
  func isSaidAsSections(in fault: UpdateFault) -> Bool {
    guard case .missing(_, .sections, _) = self, case .invalidSectionCount = fault else {
      return false
    }
    return true
  }
}
