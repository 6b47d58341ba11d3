/// Where a finger is put down that goes on to move.
public enum PanStart {
  /// On a row, beside its controls.
  case row(IndexPath, in: TableView)
  /// On a row's reorder control, or where it would be.
  case reorderControl(IndexPath, in: TableView)
  /// On the card's grab bar.
  case grabBar
}
