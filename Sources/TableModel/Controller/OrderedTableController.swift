/// A controller that keeps the order of its rows as a value that the table can share.
///
/// A plain controller is asked for each row's name when its table loads. One that conforms here
/// hands over the whole order at once, in O(1), and names a row when somebody asks.
public protocol OrderedTableController: TableController {
  /// Returns the model's rows in order.
  func rowOrder(ofTable tableName: String) -> RowOrder

  /// Returns the model's rows in order, also those that a filter hides, which is ``rowOrder(ofTable:)`` where nothing is said.
  ///
  /// It has the same sections.
  func wholeOrder(ofTable tableName: String) -> RowOrder

  /// Returns what stays with a row wherever it goes.
  ///
  /// The row may be one that the model no longer has but the table still shows.
  func identity(of row: RowID, inTable tableName: String) -> String

  /// Returns the name people call a row by.
  func title(of row: RowID, inTable tableName: String) -> String

  /// A number that changes whenever the identity or title of any row may have changed.
  var namesVersion: Int { get }
}

extension OrderedTableController {
  /// Says that no filter hides a row.
  public func wholeOrder(ofTable tableName: String) -> RowOrder { rowOrder(ofTable: tableName) }
}
