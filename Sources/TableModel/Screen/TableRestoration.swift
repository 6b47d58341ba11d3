/// What a table view is to know again that it knew at another time, be it in another program.
///
/// Cells and scroll offset are no part of it: the table begins with new cells at its top.
package struct TableRestoration {
  /// The table's name.
  package let name: String
  /// The rows that the table shows, in order.
  package private(set) var shown = RowOrder()
  /// The header and footer of each section.
  package private(set) var titles: [(header: String, footer: String)] = []
  /// The heights of the rows that have one of their own, in points.
  package private(set) var heights: [RowID: Double] = [:]
  /// The selected rows.
  package var selection: [IndexPath] = []
  /// How many rows a tap selects outside editing mode.
  package var selectionMode = SelectionMode.single
  /// How many rows a tap selects in editing mode.
  package var editingSelectionMode = SelectionMode.none
  /// By which interface a finger reorders rows.
  package var reorderAPI = ReorderAPI.control
  /// Whether the table is in editing mode.
  package var isEditing = false
  private var doubles = RowDoubles()

  /// Makes a fresh table without sections.
  package init(named name: String) { self.name = name }

  /// Sets the sections with their rows, each row with its height where it has one of its own.
  ///
  /// A row that stands in them a second time is shown twice, as where a table was told otherwise than
  /// its model did.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  package mutating func setSections(
    _ sections: [(header: String, footer: String, rows: [(row: RowID, height: Double?)])]
  ) {
    titles = sections.map { ($0.header, $0.footer) }
    (heights, doubles) = ([:], RowDoubles())
    var standing = Set<RowID>()
    shown = RowOrder(
      sections: sections.map { section in
        section.rows.map { row, height in
          let handle = standing.insert(row).inserted ? row : doubles.handle(for: row)
          heights[handle] = height
          return handle
        }
      })
  }

  /// The state of the table view.
  ///
  /// - Precondition: The table shows a row at each index path of the selection.
  var state: TableState {
    var state = TableState(name: name)
    state.shown = shown
    state.sectionTitles = titles.map(\.header)
    state.sectionFooters = titles.map(\.footer)
    state.rowHeights = heights
    state.selection = RowIDs(selection.map(shown.row(at:)))
    state.selectionMode = selectionMode
    state.editingSelectionMode = editingSelectionMode
    state.reorderAPI = reorderAPI
    state.isEditing = isEditing
    state.doubles = doubles
    return state
  }
}
