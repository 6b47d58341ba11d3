package import TableModel

/// A controller whose rows have records, which commands about fields and data need.
package protocol RecordsController: OrderedTableController {
  /// Returns the model of a table, nil for one without records.
  func records(ofTable tableName: String) -> RecordTable?
}
