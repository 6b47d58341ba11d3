/// A controller that can be asked from outside to answer for some of its rows only.
///
/// Adopt it to let a script say `filter year > 1990` and `unfilter` to a controller of your own. While
/// a filter is on, every index path that a table sends means one of the rows that it lets through, in
/// `didSelectRowAt` and `moveRowAt` as much as in `cellForRowAt`; the sections stay.
public protocol FilterableTableController: TableController {
  /// Returns the condition for which the rows are shown, nil where all are.
  func filter(ofTable tableName: String) -> RowCondition?

  /// Sets the condition for which rows are shown, nil for all of them. No table is told.
  ///
  /// - Throws: ``ModelFault`` for a table that is not to be filtered.
  mutating func setFilter(_ filter: RowCondition?, ofTable tableName: String) throws(ModelFault)

  /// Returns the number of a table's rows, also of those that a filter hides.
  func totalNumberOfRows(inTable tableName: String) -> Int
}
