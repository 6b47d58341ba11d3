extension UpdatePlan {
  /// Changes a model so that it holds what the plan says, from what it held before the batch.
  ///
  /// `rows` has the fields of inserted rows and `titles` the headers of inserted sections, by their
  /// new places. Deletes come first, from the back; then sections and rows are brought to their
  /// places from the front.
  ///
  /// - Throws: What the model throws for a row that it does not take.
  /// - Complexity: O(*s* + *k* log *n*) for *s* sections and *k* of *n* rows that change their place, beside
  ///   what the model takes; O(*n*) more for a model that keeps no order.
  public func realize(
    in model: inout any EditableTableController, table: String, before: [Int],
    rows: [IndexPath: [FieldSetting]], titles: [Int: String]
  ) throws(ModelFault) {
    let known = model.capability((any OrderedTableController).self)?.rowOrder(ofTable: table)
    let order = known.flatMap { $0.rowCounts == before ? $0 : nil } ?? RowOrder(counts: before)
    var realization = ModelRealization(plan: self, table: table, before: order)
    realization.deleteRows(in: &model)
    realization.placeSections(in: &model, titles: titles)
    try realization.placeRows(in: &model, fields: rows)
  }
}
