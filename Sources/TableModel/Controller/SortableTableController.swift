/// A controller whose rows can be sorted from outside.
///
/// Adopt it to let a script say `sort year -title` to a controller of your own.
public protocol SortableTableController: TableController {
  /// Sorts the rows within their sections, by the first key and, where that says nothing, by the next.
  ///
  /// Rows for which no key says anything keep their order. No table is told.
  ///
  /// - Throws: ``ModelFault`` for a field that rows do not have.
  mutating func sortRows(by keys: [SortKey], inTable tableName: String) throws(ModelFault)
}
