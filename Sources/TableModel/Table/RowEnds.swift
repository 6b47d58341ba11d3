/// Where each row of a table ends whose rows have heights of their own, kept until something changes.
struct RowEnds: Equatable, Sendable {
  /// By section, the distance of each row's bottom from the top of the section's rows, in points.
  let ends: [[Double]]
  private let shown: RowOrder
  private let heights: [RowID: Double]
  private let rowHeight: Double

  /// Adds up the heights of the rows of a table, section by section.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  init(of state: TableState, rowHeight: Double) {
    shown = state.shown
    heights = state.rowHeights
    self.rowHeight = rowHeight
    ends = (0..<state.shown.numberOfSections).map { section in
      var end = 0.0
      return state.shown.rows(inSection: section).map { row in
        end += state.rowHeights[row] ?? max(0, rowHeight)
        return end
      }
    }
  }

  /// Returns whether rows and heights are still those that were added up.
  ///
  /// - Complexity: O(1) where nothing has changed since, else O(*n*) in the number of rows.
  func holds(for state: TableState, rowHeight: Double) -> Bool {
    self.rowHeight == rowHeight && shown == state.shown && heights == state.rowHeights
  }
}
