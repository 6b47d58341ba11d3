/// A controller whose rows can be put into sections by a field from outside.
///
/// Adopt it to let a script say `group house` and `ungroup` to a controller of your own.
public protocol GroupableTableController: TableController {
  /// Makes a section of each value of a field, or one section of all rows where the field is nil.
  ///
  /// Rows keep their order. No table is told.
  ///
  /// - Throws: ``ModelFault`` for a field that rows do not have.
  mutating func groupRows(by field: String?, inTable tableName: String) throws(ModelFault)
}
