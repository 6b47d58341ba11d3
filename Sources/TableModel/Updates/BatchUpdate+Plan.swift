extension BatchUpdate {
  /// Returns where each section and row of the new state comes from, if the batch is valid.
  ///
  /// `before` has the number of rows in each section that the table shows, `after` what the data
  /// source answers now; a number below 0 counts as 0. The checks are those UIKit's reports tell of
  /// (grade U); their order, in which the first that fails is the fault, is ours (grade I):
  ///
  /// 1. the number of sections: before + inserted − deleted, moves being neutral;
  /// 2. deletes, reloads and sources of moves name what was there before;
  /// 3. inserts and destinations of moves name what is there after;
  /// 4. no two operations exclude each other: ``UpdateFault/Conflict`` has the rules and grades;
  /// 5. the number of rows of every section that stays, also where nothing is said about it and
  ///    where the batch is empty: before + inserted − deleted + moved in − moved out.
  ///
  /// What UIKit's reports leave open is decided so, all grade I:
  ///
  /// - A section named twice by deletes, or by inserts, counts once, so that the conflict is reported.
  /// - A row deleted or reloaded in a section that is deleted or reloaded, or inserted in one that is
  ///   inserted or reloaded, must exist and has no effect: UIKit counts the rows of sections that
  ///   stay only. A row's move from or to such a section is refused.
  /// - A move from a place to the same place is a move, and a section so moved is a moved one.
  /// - A move inside a section counts as one in and one out.
  /// - A reloaded row or section stands where it would stand had it only been kept.
  ///
  /// Nothing is kept for a row that no operation names, so numbers of any size are answered at once.
  ///
  /// - Throws: ``UpdateFault``, the same one for any order of the operations.
  /// - Complexity: O((*s* + *k*) log *k*), where *s* is the number of sections and *k* of operations.
  public func plan(before: [Int], after: [Int]) throws(UpdateFault) -> UpdatePlan {
    let check = UpdateCheck(
      operations: operations.sorted(),
      before: before.map { max(0, $0) },
      after: after.map { max(0, $0) }
    )
    try check.checkSectionCount()
    try check.checkPlacesBefore()
    try check.checkPlacesAfter()
    try check.checkPlacesAreNamedOnce()
    let sections = SectionMap(check.operations, before: before.count, after: after.count)
    try check.checkRows(in: sections)
    let changes = check.rowChanges(in: sections)
    try check.checkRowCounts(in: sections, changes)
    return UpdatePlan(check, sections, changes)
  }
}
