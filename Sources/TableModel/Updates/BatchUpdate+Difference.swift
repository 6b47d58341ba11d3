extension BatchUpdate {
  /// Makes the batch that turns one state into another, by identity.
  ///
  ///     BatchUpdate(from: [("", ["a", "b", "c", "d"])], to: [("", ["d", "a", "c", "e"])])
  ///     // deleteRow(0:1), moveRow(0:3, to: 0:0), insertRow(0:3)
  ///
  /// The batch passes ``plan(before:after:)`` with the numbers of rows of the two states and gives
  /// the new one. The fewest sections move, and in each section the fewest rows: those that stay in
  /// it less their longest increasing subsequence. A row that goes from one section to another is
  /// one move. Where ``UpdateFault/Conflict`` refuses that, less is said:
  ///
  /// - a section that moves and whose rows change is deleted and inserted;
  /// - a row that leaves a section that goes, or enters one that comes, is deleted and inserted.
  ///
  /// `isChanged` says whether a row of the new state is to be shown anew. It is asked of rows that
  /// stay, which are reloaded then; a row that moves, also with its section, is left to its mover,
  /// since a reload beside the move is refused.
  ///
  /// Identities stand once in a state, a row's in all its sections; of equal ones the first counts,
  /// and the others are deleted and inserted.
  ///
  /// - Complexity: O(*n* + *c* log *c* + *s* log *s*), where *n* is the number of rows, *c* of rows in
  ///   the changed sections and *s* of sections.
  public init<Section: Hashable, Row: Hashable>(
    from old: [(section: Section, rows: [Row])],
    to new: [(section: Section, rows: [Row])],
    reloading isChanged: ((Row) -> Bool)? = nil
  ) {
    let sections = SectionDifference(from: old.map(\.section), to: new.map(\.section)) {
      old[$0].rows != new[$1].rows
    }
    var found = sections.deleted.map { UpdateOperation.deleteSection($0) }
    found += sections.inserted.map { .insertSection($0) }
    found += sections.moving.map { .moveSection($0.old, to: $0.new) }
    found += Self.rowOperations(
      sections.staying.map { ($0, old[$0.old].rows, new[$0.new].rows) },
      isChanged
    )
    self.init(found.sorted())
  }

  private static func rowOperations<Row: Hashable>(
    _ sections: [(pair: SectionDifference.Pair, old: [Row], new: [Row])],
    _ isChanged: ((Row) -> Bool)?
  ) -> [UpdateOperation] {
    let common = sections.map { CommonEnds($0.old, $0.new) }
    var difference = RowDifference<Row>()
    for (section, ends) in zip(sections, common) {
      difference.addOld(section.old, in: ends.oldRange, ofSection: section.pair.old)
    }
    for (section, ends) in zip(sections, common) {
      difference.findNew(
        section.new, in: ends.newRange, of: section.pair, oldCount: section.old.count)
    }
    difference.deleteRest()
    guard let isChanged else { return difference.operations }
    var kept = difference.staying
    for (section, ends) in zip(sections, common) {
      kept += ends.oldIndices.map {
        (section.old[$0], IndexPath(row: $0, section: section.pair.old))
      }
    }
    return difference.operations
      + kept.lazy.filter { isChanged($0.row) }.map { .reloadRow($0.old) }
  }
}
