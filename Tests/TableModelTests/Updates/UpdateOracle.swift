import TableModel

/// Batch updates once more, from the rules alone and done step by step.
///
/// It shares index paths with the core and nothing else: each rule is looked for in all pairs of
/// operations, and the new state is made by taking out and putting in.
struct UpdateOracle {
  enum Operation: Hashable {
    case insertRow(IndexPath)
    case deleteRow(IndexPath)
    case reloadRow(IndexPath)
    case moveRow(IndexPath, IndexPath)
    case insertSection(Int)
    case deleteSection(Int)
    case reloadSection(Int)
    case moveSection(Int, Int)
  }

  enum Row: Hashable {
    case old(IndexPath)
    case reloaded(IndexPath)
    case new
  }

  struct Section: Hashable {
    var old: Int?
    var isReloaded = false
    var rows: [Row] = []
  }

  struct Missing: Hashable {
    let operation: Operation
    let numberOfSections: Int?
    let numberOfRows: Int?
  }

  struct Conflict: Hashable {
    let name: String
    let first: Operation
    let second: Operation
  }

  enum Answer: Hashable {
    /// After, before, inserted, deleted.
    case sectionCount([Int])
    /// All that would be right to name.
    case missingBefore([Missing])
    case missingAfter([Missing])
    case conflicts([Conflict])
    /// Section, old section, after, before, inserted, deleted, moved in, moved out.
    case rowCount([Int])
    case state([Section])
  }

  let operations: [Operation]
  let before: [Int]
  let after: [Int]

  var answer: Answer {
    var inserted: [Int] = []
    var deleted: [Int] = []
    for operation in operations {
      if case .insertSection(let section) = operation, !inserted.contains(section) {
        inserted.append(section)
      }
      if case .deleteSection(let section) = operation, !deleted.contains(section) {
        deleted.append(section)
      }
    }
    if before.count + inserted.count - deleted.count != after.count {
      return .sectionCount([after.count, before.count, inserted.count, deleted.count])
    }
    let lost = operations.compactMap { missing($0.from, $0.fromSection, $0, before) }
    if !lost.isEmpty { return .missingBefore(lost) }
    let unmet = operations.compactMap { missing($0.to, $0.toSection, $0, after) }
    if !unmet.isEmpty { return .missingAfter(unmet) }
    let twice = conflictsOnOnePlace
    if !twice.isEmpty { return .conflicts(twice) }
    let sections = arrangedSections
    let excluded = conflictsWithSections(sections)
    if !excluded.isEmpty { return .conflicts(excluded) }
    if let numbers = wrongRowCount(sections) { return .rowCount(numbers) }
    return .state(withRows(sections))
  }

  private func missing(
    _ row: IndexPath?, _ section: Int?, _ operation: Operation, _ counts: [Int]
  ) -> Missing? {
    if let index = section ?? row?.section, index < 0 || index >= counts.count {
      return Missing(operation: operation, numberOfSections: counts.count, numberOfRows: nil)
    }
    if let row, row.row < 0 || row.row >= counts[row.section] {
      return Missing(
        operation: operation, numberOfSections: nil, numberOfRows: counts[row.section])
    }
    return nil
  }
}

extension UpdateOracle.Operation {
  /// The row before that is named.
  var from: IndexPath? {
    switch self {
    case .deleteRow(let path), .reloadRow(let path), .moveRow(let path, _): path
    default: nil
    }
  }

  /// The row after that is named.
  var to: IndexPath? {
    switch self {
    case .insertRow(let path), .moveRow(_, let path): path
    default: nil
    }
  }

  /// The whole section before that is named.
  var fromSection: Int? {
    switch self {
    case .deleteSection(let index), .reloadSection(let index), .moveSection(let index, _): index
    default: nil
    }
  }

  /// The whole section after that is named.
  var toSection: Int? {
    switch self {
    case .insertSection(let index), .moveSection(_, let index): index
    default: nil
    }
  }
}
