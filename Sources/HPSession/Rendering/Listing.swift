package import Records
package import TableModel

/// Rows of a table with what `ls` says about each.
package struct Listing {
  /// One row, as the table shows it.
  struct Row {
    let position: Int
    let path: IndexPath
    let handle: RowID
    let isSelected: Bool
    let isWhite: Bool
    let hasControl: Bool
  }

  /// The table's size in words.
  package let summary: String
  /// The titles of its sections.
  let sectionTitles: [String]
  /// The footers of its sections.
  let sectionFooters: [String]
  /// The number of rows in each section.
  let sectionSizes: [Int]
  /// The names of the columns that were asked for.
  package let columns: [String]
  /// The rows that are listed, nil for all as they stand.
  let paths: [IndexPath]?
  /// Their names.
  let names: RowNaming

  private let shown: RowOrder
  /// What appends the values of the columns that were asked for.
  let columnTexts: [RowTexts]
  private let table: TableView
  private let screen: Screen

  /// Makes the listing of some rows of a table, under a line of their own where it is not the table's size.
  package init(
    of paths: [IndexPath]?, in table: TableView, on screen: Screen, columns: [FieldPath],
    summary: String? = nil
  ) {
    shown = screen.shownRows(in: table)
    let names = RowNaming(of: table, on: screen)
    self.names = names
    self.summary = summary ?? screen.summary(of: table)
    sectionTitles = screen.sectionTitles(in: table)
    sectionFooters = screen.sectionFooters(in: table)
    sectionSizes = shown.sectionIndices.map { [shown] in shown.numberOfRows(inSection: $0) }
    self.columns = columns.map(\.text)
    columnTexts = columns.map { [names] in names.records?.texts(of: $0) ?? { _, _ in .missing } }
    self.paths = paths
    self.table = table
    self.screen = screen
  }
}

extension Listing {
  /// Does something with each row, one at a time; nothing is kept of them.
  ///
  /// - Throws: What it throws; then that is all.
  func forEachRow<Failure>(
    _ body: (Row) throws(Failure) -> Void
  ) throws(Failure) {
    let looks = screen.looks(of: table)
    let selection = Set(screen.selection(in: table))
    func visit(_ handle: RowID, at path: IndexPath, _ position: Int) throws(Failure) {
      let (isWhite, hasControl) = looks.look(ofRowAt: path)
      try body(
        Row(
          position: position, path: path, handle: handle,
          isSelected: !selection.isEmpty && selection.contains(path), isWhite: isWhite,
          hasControl: hasControl))
    }
    if let paths {
      for path in paths { try visit(shown.row(at: path), at: path, shown.position(of: path)) }
      return
    }
    // All rows in their order need not be looked up one by one.
    var position = 0
    for section in shown.sectionIndices {
      var index = 0
      for handle in shown.rows(inSection: section) {
        try visit(handle, at: IndexPath(row: index, section: section), position)
        index += 1
        position += 1
      }
    }
  }
}
