import TableModel

extension Session {
  /// Lets go of what was looked up by name: rows may have other names now, or others are shown.
  ///
  /// A version alone does not tell: undo brings an old one back, under which names change again.
  mutating func forgetNames() {
    titleIndex = TitleIndex()
    nameOrder = NameOrder()
  }
}

/// Rows by their titles, made when a title is first looked for and kept until names change.
///
/// It holds handles, so that moves and selections leave it as it is.
struct TitleIndex {
  private var rows: [String: [String: [RowID]]] = [:]
  private var version: Int?

  /// Returns the rows of a table that have a title, shown or not.
  ///
  /// - Complexity: O(1) after the first time for a controller that keeps its rows in an order; else
  ///   O(*n*), where *n* is the number of rows.
  mutating func rows(titled title: String, in table: TableView, of screen: Screen) -> [RowID] {
    let shown = screen.shownRows(in: table)
    guard let ordered = screen.controller.capability((any RecordsController).self),
      ordered.records(ofTable: table.name) != nil
    else {
      return shown.indexPaths.map { shown.row(at: $0) }
        .filter { screen.title(of: $0, in: table) == title }
    }
    if version != ordered.namesVersion {
      rows = [:]
      version = ordered.namesVersion
    }
    if rows[table.name] == nil {
      rows[table.name] = Dictionary(
        grouping: shown.indexPaths.map { shown.row(at: $0) },
        by: { ordered.title(of: screen.modelRow(of: $0, in: table), inTable: table.name) })
    }
    return rows[table.name]?[title] ?? []
  }
}
