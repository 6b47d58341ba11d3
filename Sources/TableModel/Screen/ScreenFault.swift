/// Why a screen refused an act; nothing has changed then.
public enum ScreenFault: Error, Hashable, Sendable {
  /// No row stands at the index path.
  case noRow(IndexPath, table: String)
  /// The table has no such section.
  case noSection(Int, table: String)
  /// The table shows a row there, and the model has none to answer for it.
  case noModelRow(IndexPath, table: String)
  /// A tap on the row selects nothing.
  case notSelectable(IndexPath, table: String, reason: SelectionRefusal)
  /// `canMoveRowAt` answered false.
  case notMovable(IndexPath, table: String)
  /// In editing mode a row is lifted by its reorder control, and it shows none.
  case noReorderControl(IndexPath, table: String)
  /// Rows of two sections cannot be moved together.
  case rowsOfTwoSections(IndexPath, IndexPath, table: String)
  /// Rows that are dragged and dropped move one at a time.
  case severalRowsDragged(table: String)
  /// So many rows do not fit behind a place of their section.
  case noRoom(IndexPath, rows: Int, table: String)
  /// A row is held in the air, and nothing else can be done meanwhile.
  case rowLifted(IndexPath, table: String)
  /// No row is held in the air.
  case noLiftedRow
  /// The table is not in editing mode, and the row has not been swiped.
  case notEditing(IndexPath, table: String)
  /// A swipe does nothing while the table is in editing mode.
  case swipeWhileEditing(IndexPath, table: String)
  /// `canEditRowAt` answered false.
  case rowNotEditable(IndexPath, table: String)
  /// The row's control is another one.
  case otherEditingStyle(IndexPath, style: EditingStyle, table: String)
  /// The controller has no `commit`, so no row can be deleted or inserted by its control.
  case noCommitMethod(table: String)
  /// The controller has no `moveRowAt`, so nothing can be moved.
  case noMoveMethod(table: String)
  /// The controller sent a row to a place where no row can stand.
  case noTarget(IndexPath, proposed: IndexPath, table: String)
  /// The controller answered that a table has more rows than a table can hold.
  case tooManyRows(Int, table: String)
  /// A callback asked for an act while one was under way.
  case actInProgress
  /// What the table was told does not agree with its model.
  case invalidUpdate(UpdateFault, table: String)
  /// The controller's model cannot be changed from outside.
  case notEditable(table: String)
  /// No finger holds the card.
  case noDrag
  /// What a finger would touch is not the row: it is off screen, or the card is over it.
  case notHittable(IndexPath, table: String)
  /// The model refused a change.
  case model(ModelFault, table: String)
}
