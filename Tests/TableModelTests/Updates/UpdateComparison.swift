import TableModel

/// The core's answer held against the oracle's.
enum UpdateComparison {
  enum Result {
    case valid
    case refused
    case differs(String)
  }

  /// Returns whether both find a batch valid, or both refuse it for the same reason.
  ///
  /// A fault may name any of the operations that deserve it; which one is the core's choice.
  static func compare(
    _ operations: [UpdateOracle.Operation], before: [Int], after: [Int]
  ) -> Result {
    let oracle = UpdateOracle(operations: operations, before: before, after: after).answer
    let core: String
    do throws(UpdateFault) {
      let plan = try BatchUpdate(operations.map(\.update)).plan(before: before, after: after)
      if isSame(plan, oracle, before) { return .valid }
      core = "\(plan.sections), \(after.indices.map { Array(plan.rows(inSection: $0)) })"
    } catch {
      if isSame(error, oracle) { return .refused }
      core = "\(error)"
    }
    return .differs("\(before) to \(after), \(operations): core \(core), oracle \(oracle)")
  }

  private static func isSame(
    _ plan: UpdatePlan, _ oracle: UpdateOracle.Answer, _ before: [Int]
  ) -> Bool {
    guard case .state(let sections) = oracle, plan.sections.count == sections.count else {
      return false
    }
    var places: [[IndexPath?]] = before.map { Array(repeating: nil, count: $0) }
    for (index, section) in sections.enumerated() {
      guard plan.sections[index] == section.origin,
        plan.numberOfRows(inSection: index) == section.rows.count
      else { return false }
      for (row, origin) in section.rows.enumerated() {
        let path = IndexPath(row: row, section: index)
        guard plan.origin(ofRowAt: path) == origin.origin else { return false }
        if let old = origin.path { places[old.section][old.row] = path }
      }
    }
    for (section, rows) in places.enumerated() {
      guard plan.newSection(ofOld: section) == sections.firstIndex(where: { $0.old == section })
      else { return false }
      for (row, place) in rows.enumerated() {
        guard plan.newIndexPath(ofOld: IndexPath(row: row, section: section)) == place else {
          return false
        }
      }
    }
    return true
  }

  private static func isSame(_ fault: UpdateFault, _ oracle: UpdateOracle.Answer) -> Bool {
    switch (fault, oracle) {
    case (.invalidSectionCount(let counts), .sectionCount(let numbers)):
      numbers == [counts.after, counts.before, counts.inserted, counts.deleted]
    case (.missingBefore(let operation, let extent), .missingBefore(let missing)),
      (.missingAfter(let operation, let extent), .missingAfter(let missing)):
      missing.contains { $0.operation.update == operation && $0.extent == extent }
    case (.conflict(let conflict, let first, let second), .conflicts(let conflicts)):
      conflicts.contains {
        $0.name == conflict.rawValue
          && ($0.first.update == first && $0.second.update == second
            || $0.first.update == second && $0.second.update == first)
      }
    case (.invalidRowCount(let counts), .rowCount(let numbers)):
      numbers == [
        counts.section, counts.oldSection, counts.after, counts.before, counts.inserted,
        counts.deleted, counts.movedIn, counts.movedOut,
      ]
    default: false
    }
  }
}

extension UpdateOracle.Operation {
  /// The core's word for the operation.
  var update: UpdateOperation {
    switch self {
    case .insertRow(let path): .insertRow(path)
    case .deleteRow(let path): .deleteRow(path)
    case .reloadRow(let path): .reloadRow(path)
    case .moveRow(let from, let to): .moveRow(from, to: to)
    case .insertSection(let index): .insertSection(index)
    case .deleteSection(let index): .deleteSection(index)
    case .reloadSection(let index): .reloadSection(index)
    case .moveSection(let from, let to): .moveSection(from, to: to)
    }
  }
}

extension UpdateOracle.Row {
  fileprivate var origin: RowOrigin {
    switch self {
    case .old(let path): .kept(path)
    case .reloaded(let path): .reloaded(path)
    case .new: .inserted
    }
  }

  fileprivate var path: IndexPath? {
    switch self {
    case .old(let path), .reloaded(let path): path
    case .new: nil
    }
  }
}

extension UpdateOracle.Section {
  fileprivate var origin: SectionOrigin {
    guard let old else { return .inserted }
    return isReloaded ? .reloaded(old) : .kept(old)
  }
}

extension UpdateOracle.Missing {
  fileprivate var extent: UpdateFault.Extent? {
    numberOfSections.map(UpdateFault.Extent.sections) ?? numberOfRows.map(UpdateFault.Extent.rows)
  }
}
