/// What is asked of the reading of records, where their bytes and name alone do not say it.
package struct ReadingOptions: Hashable, Sendable {
  /// The format, or nil where content and name decide.
  package var format: RecordFormat?
  /// The path of the array inside an outermost object of JSON.
  package var array: FieldPath?
  /// Whether the first line of delimited text names the columns.
  package var hasHeadLine: Bool
  /// The table of a database.
  package var table: String?
  /// The query that a database is to answer.
  package var query: String?

  package init(
    format: RecordFormat? = nil, array: FieldPath? = nil, hasHeadLine: Bool = true,
    table: String? = nil, query: String? = nil
  ) {
    self.format = format
    self.array = array
    self.hasHeadLine = hasHeadLine
    self.table = table
    self.query = query
  }
}
