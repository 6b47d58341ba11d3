/// How rows of a table look whose cells would be made now.
public struct RowLooks {
  /// The rows with a white text.
  public var whiteRows: Set<IndexPath>
  /// Whether a row's cell shows the reorder control.
  public var showsReorderControl: (IndexPath) -> Bool

  /// Makes the looks of rows.
  public init(
    whiteRows: Set<IndexPath> = [], showsReorderControl: @escaping (IndexPath) -> Bool
  ) {
    self.whiteRows = whiteRows
    self.showsReorderControl = showsReorderControl
  }
}

/// A controller that can say how its rows look without making their cells.
///
/// A list of a million rows is then made without a million cells. What it says must be what its cells
/// show: `tableView(_:cellForRowAt:)` and `tableView(_:willDisplay:forRowAt:)` decide, and are asked of
/// a controller that does not adopt it.
public protocol RowLooksController: TableController {
  /// Returns how the rows of a table look, nil where only their cells tell.
  func rowLooks(in tableView: TableView) -> RowLooks?
}
