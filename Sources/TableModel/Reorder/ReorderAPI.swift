/// By which of UIKit's two interfaces a finger reorders the rows of a table.
///
/// Both commit through `moveRowAt` (grade A). They differ in what is lifted and in what a finger over
/// nothing means.
public enum ReorderAPI: String, Sendable, CaseIterable {
  /// The reorder control of a cell.
  ///
  /// In editing mode a row without one cannot be lifted (grade A). A finger that is over no row leaves
  /// the slot open that it was over last (grade R).
  case control
  /// The drag and drop delegates, `UITableViewDragDelegate` and `UITableViewDropDelegate`.
  ///
  /// A row is lifted without a control. A finger that is over no row has no destination, and a drop
  /// there reverts the table (grade A). Several rows cannot be dropped back together (grade U,
  /// rdar 33413316).
  case drag
}
