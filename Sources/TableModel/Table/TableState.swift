/// What a table view knows: what it shows, its selection, mode, cells and scroll offset.
struct TableState: Equatable, Sendable {
  /// The table's name.
  let name: String
  /// The rows as shown.
  var shown = RowOrder()
  /// The header of each section, empty where there is none.
  var sectionTitles: [String] = []
  /// The footer of each section, empty where there is none.
  var sectionFooters: [String] = []
  /// The heights of the rows that have one of their own, in points.
  var rowHeights: [RowID: Double] = [:]
  /// Where each row ends, as it was last added up; nil where no row has a height of its own.
  var rowEnds: RowEnds?
  /// The selected rows.
  var selection = RowIDs()
  /// How many rows a tap can select.
  var selectionMode = SelectionMode.single
  /// How many rows a tap can select in editing mode.
  var editingSelectionMode = SelectionMode.none
  /// By which interface a finger reorders rows.
  var reorderAPI = ReorderAPI.control
  /// Whether the table is in editing mode.
  var isEditing = false
  /// In editing mode, what the controller answered about each row when its cell came on screen.
  var editing: [RowID: RowEditing] = [:]
  /// The row whose actions a swipe has brought out.
  var swipedRow: RowID?
  /// The names of the rows, unless the controller orders rows by handle itself.
  var names = RowNames()
  /// The rows of the model that a second handle stands for, since the table shows them twice.
  var doubles = RowDoubles()
  /// The cells on screen, by the row they show.
  var cells: [RowID: TableCell] = [:]
  /// The rows that had a cell when the table was last laid out, in order.
  var cellRows: [RowID] = []
  /// The index paths of the first and the last of them then.
  var sight: ClosedRange<IndexPath>?
  /// The cells that wait to be used again.
  var pool = CellPool()
  /// The distance from the top of the content to the top of the frame, in points.
  var contentOffset = 0.0

  /// Returns whether two states look the same to someone who reads a dump.
  ///
  /// Scroll offset and cells are no part of it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows, when the two share no storage.
  func isSameForDump(as other: TableState) -> Bool {
    name == other.name && shown == other.shown && sectionTitles == other.sectionTitles
      && sectionFooters == other.sectionFooters && rowHeights == other.rowHeights
      && selection == other.selection && selectionMode == other.selectionMode
      && editingSelectionMode == other.editingSelectionMode && isEditing == other.isEditing
      && reorderAPI == other.reorderAPI
      && doubles == other.doubles
      && hasSameNames(as: other)
  }

  /// Returns whether the rows shown have the same names, whatever else the two may remember.
  private func hasSameNames(as other: TableState) -> Bool {
    names == other.names
      || shown.rows.allSatisfy {
        names.identity(of: $0) == other.names.identity(of: $0)
          && names.title(of: $0) == other.names.title(of: $0)
      }
  }
}
