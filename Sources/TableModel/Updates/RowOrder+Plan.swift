extension RowOrder {
  /// Returns the order after a batch: kept rows keep their handle, the others get a new one.
  ///
  /// `newRow` is asked for the handle of each inserted and reloaded row, and of each row of an
  /// inserted or reloaded section, by its new index path, in order.
  ///
  /// - Precondition: The plan was made for this order's numbers of rows, and `newRow` gives a handle
  ///   that stands nowhere else in the new order.
  /// - Complexity: O(*s* + *k* log *n*) for *s* sections, *k* rows that change and *n* rows, and O(*n*) where most
  ///   of them change.
  package func applying(_ plan: UpdatePlan, newRow: (IndexPath) -> RowID) -> RowOrder {
    plan.numberOfChanges < count / 8
      ? applyingInSteps(plan, newRow: newRow) : rebuilding(plan, newRow: newRow)
  }

  /// Returns the order after a batch, made anew.
  ///
  /// - Complexity: O(*n* log *k*), where *n* is the number of rows and *k* of operations.
  package func rebuilding(_ plan: UpdatePlan, newRow: (IndexPath) -> RowID) -> RowOrder {
    RowOrder(
      sections: plan.sections.enumerated().map { section, origin in
        if case .kept(let old) = origin, plan.keepsRows(inSection: section) {
          return Array(rows(inSection: old))
        }
        return plan.rows(inSection: section).enumerated().map { row, origin in
          if case .kept(let old) = origin { return self.row(at: old) }
          return newRow(IndexPath(row: row, section: section))
        }
      }
    )
  }

  /// Returns the order after a batch, changed row by row.
  ///
  /// - Complexity: O(*s* + *k* log *n*) for *s* sections, *k* rows that change and *n* rows.
  package func applyingInSteps(_ plan: UpdatePlan, newRow: (IndexPath) -> RowID) -> RowOrder {
    var fresh: [IndexPath: RowID] = [:]
    for path in plan.newPaths { fresh[path] = newRow(path) }
    var next = self
    for path in plan.leavingPaths.reversed() { next.deleteRow(at: path) }
    next.placeSections(of: plan, from: self, fresh)
    for path in plan.arrivingPaths {
      let row = fresh[path] ?? plan.sources[path].map { self.row(at: $0) }
      if let row { next.insert(row, at: path) }
    }
    return next
  }

  /// Takes out the sections that go, move or are reloaded, and puts those in that arrive.
  private mutating func placeSections(
    of plan: UpdatePlan, from old: RowOrder, _ fresh: [IndexPath: RowID]
  ) {
    for section in plan.leavingSections.reversed() { deleteSection(at: section) }
    for section in plan.arrivingSections {
      if case .kept(let source) = plan.sections[section] {
        insertSection(keptRows(ofSection: source, in: old, plan), at: section)
      } else {
        let paths = (0..<plan.numberOfRows(inSection: section)).map {
          IndexPath(row: $0, section: section)
        }
        insertSection(paths.compactMap { fresh[$0] }, at: section)
      }
    }
  }

  /// Returns the rows of a section that moves, without those that leave it by themselves.
  private func keptRows(
    ofSection section: Int, in old: RowOrder, _ plan: UpdatePlan
  ) -> [RowID] {
    let leaving = Set(plan.leavingPaths(inOldSection: section).map(\.row))
    return old.rows(inSection: section).enumerated().compactMap {
      leaving.contains($0.offset) ? nil : $0.element
    }
  }
}
