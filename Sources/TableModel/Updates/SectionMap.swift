/// Where the sections of a valid batch come from and go to.
struct SectionMap: Hashable, Sendable {
  /// Where each section of the new state comes from.
  let origins: [SectionOrigin]
  /// The new index of each old section, nil where it is deleted.
  let newIndices: [Int?]
  /// The old indices of the sections that a move names.
  private let moved: Set<Int>

  /// Makes the map of operations that name no section twice, and none that is not there.
  ///
  /// - Complexity: O((*s* + *k*) log *k*), where *s* is the number of sections and *k* of operations.
  init(_ operations: [UpdateOperation], before: Int, after: Int) {
    var targets: [Int: Int] = [:]
    var reloaded = Set<Int>()
    var deleted: [Int] = []
    var inserted: [Int] = []
    for operation in operations {
      switch operation {
      case .deleteSection(let section): deleted.append(section)
      case .reloadSection(let section): reloaded.insert(section)
      case .moveSection(let source, let target): targets[source] = target
      case .insertSection(let section): inserted.append(section)
      default: break
      }
    }
    let shift = IndexShift(
      leaving: (deleted + targets.keys).sorted(),
      arriving: (inserted + targets.values).sorted()
    )
    var origins = Array(repeating: SectionOrigin.inserted, count: after)
    newIndices = (0..<before).map { targets[$0] ?? shift.newIndex(ofOld: $0) }
    for (old, new) in newIndices.enumerated() {
      guard let new else { continue }
      origins[new] = reloaded.contains(old) ? .reloaded(old) : .kept(old)
    }
    self.origins = origins
    moved = Set(targets.keys)
  }

  /// Returns the new index of an old section whose rows are told one by one, else nil.
  func keptIndex(ofOld section: Int) -> Int? {
    guard let new = newIndices[section], case .kept = origins[new] else { return nil }
    return new
  }

  /// Returns whether a move names the section with an old index.
  func hasMoved(_ section: Int) -> Bool { moved.contains(section) }

  /// Returns the operation that names a section by its old index.
  func operation(onOld section: Int) -> UpdateOperation? {
    newIndices[section].map { operation(onNew: $0) } ?? .deleteSection(section)
  }

  /// Returns the operation that names a section by its new index, or a reload of it.
  func operation(onNew section: Int) -> UpdateOperation? {
    switch origins[section] {
    case .inserted: .insertSection(section)
    case .reloaded(let old): .reloadSection(old)
    case .kept(let old): moved.contains(old) ? .moveSection(old, to: section) : nil
    }
  }
}
