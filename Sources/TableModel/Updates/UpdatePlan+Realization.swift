extension UpdatePlan {
  /// Changes a model so that it holds what the plan says, from what it held before the batch.
  ///
  /// `rows` has the fields of inserted rows and `titles` the headers of inserted sections, by their
  /// new places. Deletes come first, from the back; then sections and rows are brought to their
  /// places from the front, so that what is placed stays placed.
  ///
  /// - Throws: What the model throws for a row that it does not take.
  /// - Complexity: O(*n* + *k* · *n*), where *n* is the number of rows and *k* of rows that change their place.
  public func realize(
    in model: inout any EditableTableController, table: String, before: [Int],
    rows: [IndexPath: [FieldSetting]], titles: [Int: String]
  ) throws(ModelFault) {
    var realization = ModelRealization(plan: self, table: table, before: before)
    realization.deleteRows(in: &model)
    realization.placeSections(in: &model, titles: titles)
    try realization.placeRows(in: &model, fields: rows)
  }
}
