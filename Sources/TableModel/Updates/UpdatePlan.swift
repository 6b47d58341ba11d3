/// Where each section and row of the state after a valid batch comes from.
///
/// Only what the operations name is kept, so a plan is small however many rows there are.
public struct UpdatePlan: Hashable, Sendable {
  let map: SectionMap
  let before: [Int]
  let after: [Int]
  /// By new index, the sections in which an operation names a row.
  let changes: [Int: RowChanges]
  let shifts: [Int: IndexShift]
  /// The old index path of each moved row by its new one, and the other way round.
  let sources: [IndexPath: IndexPath]
  let targets: [IndexPath: IndexPath]

  /// Makes the plan of a batch that has been checked.
  init(_ check: UpdateCheck, _ map: SectionMap, _ changes: [Int: RowChanges]) {
    var sources: [IndexPath: IndexPath] = [:]
    var targets: [IndexPath: IndexPath] = [:]
    for case .moveRow(let source, let target) in check.operations {
      sources[target] = source
      targets[source] = target
    }
    self.map = map
    before = check.before
    after = check.after
    self.changes = changes
    shifts = changes.mapValues(\.shift)
    self.sources = sources
    self.targets = targets
  }

  /// Where each section comes from.
  public var sections: [SectionOrigin] { map.origins }

  /// Returns the number of rows of a section after the batch.
  ///
  /// - Precondition: The section is there.
  public func numberOfRows(inSection section: Int) -> Int { after[section] }

  /// Returns whether every row of a section was in it before, in the same order, and none is reloaded.
  ///
  /// - Precondition: The section is there.
  public func keepsRows(inSection section: Int) -> Bool {
    if case .kept = sections[section] { changes[section] == nil } else { false }
  }
}
