extension Screen {
  /// How the rows of a table look, for many rows one after another.
  ///
  /// It says of each what ``Screen/cell(ofRowAt:in:)`` and ``Screen/showsReorderControl(ofRowAt:in:)``
  /// do, as long as nothing changes.
  package struct Looks {
    private let screen: Screen
    private let table: TableView
    /// What the controller says of rows off screen, nil where it must be asked for their cells.
    private let looks: RowLooks?
    /// The cells on screen, and the first and last of their places.
    private let cells: [IndexPath: TableCell]
    private let span: ClosedRange<IndexPath>?
    /// The number of rows that the model has in each section.
    private let modelCounts: [Int]

    fileprivate init(of table: TableView, on screen: Screen) {
      self.screen = screen
      self.table = table
      let controller = screen.controller
      // A wrapper may show other cells than the controller inside says: only the outermost is asked.
      // In editing mode rows are asked about one by one.
      let speaker = screen.isEditing(table) ? nil : controller as? any RowLooksController
      looks = screen.look { speaker?.rowLooks(in: table) }
      let state = screen.state.tables[table.index]
      var cells: [IndexPath: TableCell] = [:]
      for (row, cell) in state.cells {
        if let path = state.shown.indexPath(of: row) { cells[path] = cell }
      }
      self.cells = cells
      let first = cells.keys.min()
      span = first.flatMap { first in cells.keys.max().map { first...$0 } }
      modelCounts = (0..<controller.numberOfSections(in: table)).map {
        controller.tableView(table, numberOfRowsInSection: $0)
      }
    }

    /// Returns whether the text of a row is white, and whether it shows the reorder control.
    ///
    /// - Complexity: O(1), unless the controller must be asked for the cell.
    package func look(ofRowAt path: IndexPath) -> (isWhite: Bool, hasControl: Bool) {
      guard let looks else {
        return (
          screen.cell(ofRowAt: path, in: table).textColor == .white,
          screen.showsReorderControl(ofRowAt: path, in: table)
        )
      }
      if let span, span.contains(path), let cell = cells[path] {
        return (cell.textColor == .white, cell.showsReorderControl)
      }
      guard modelCounts.indices.contains(path.section), path.row < modelCounts[path.section]
      else { return (false, false) }
      return (
        !looks.whiteRows.isEmpty && looks.whiteRows.contains(path),
        looks.showsReorderControl(path)
      )
    }
  }

  /// Returns how the rows of a table look now.
  ///
  /// - Complexity: O(*v* + *s*) for *v* rows on screen and *s* sections.
  package func looks(of table: TableView) -> Looks { Looks(of: table, on: self) }
}

extension RowID {
  /// Whether the handle is a row of the model's own, rather than one for a row that is shown twice.
  package var isOfModel: Bool { RowDoubles.isOfModel(self) }
}
