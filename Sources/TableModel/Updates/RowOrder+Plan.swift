extension RowOrder {
  /// Returns the order after a batch: kept rows keep their handle, the others get a new one.
  ///
  /// `newRow` is asked for the handle of each inserted and reloaded row, and of each row of an
  /// inserted or reloaded section, by its new index path, in order.
  ///
  /// - Precondition: The plan was made for this order's numbers of rows, and `newRow` gives a handle
  ///   that stands nowhere else in the new order.
  /// - Complexity: O(*n* log *k*) in the rows of the sections that change, *k* being the number of
  ///   operations, and O(*s*) in the number of sections.
  package func applying(_ plan: UpdatePlan, newRow: (IndexPath) -> RowID) -> RowOrder {
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
}
