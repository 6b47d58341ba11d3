/// A controller that gives rows heights of their own.
///
/// A table whose controller does not adopt it never asks for a height, so that its places are computed
/// from the numbers of rows alone, as in UIKit for a delegate without the method.
public protocol RowHeightsController: TableController {
  /// Returns the height of a row in points, nil for the one that all others have.
  ///
  /// Asked when the table loads and after each update; rows keep their height when they move.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double?

  /// Returns whether a table may have rows with a height of their own, true where nothing is said.
  func hasRowHeights(inTable tableName: String) -> Bool
}

extension RowHeightsController {
  /// Says that any row may have a height of its own.
  public func hasRowHeights(inTable tableName: String) -> Bool { true }
}
