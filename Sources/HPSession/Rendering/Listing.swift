package import Records
package import TableModel

/// Rows of a table with what `ls` says about each.
package struct Listing {
  /// One row.
  package struct Row {
    let position: Int
    let path: IndexPath
    let identity: String
    let title: String
    let isSelected: Bool
    let isWhite: Bool
    let hasControl: Bool
    /// The values of the columns that were asked for.
    let values: [Value]
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
  /// The rows, made one at a time.
  package let rows: any Sequence<Row>

  /// Makes the listing of some rows of a table.
  package init(
    of paths: [IndexPath], in table: TableView, on screen: Screen, columns: [FieldPath]
  ) {
    let shown = screen.shownRows(in: table)
    let data = screen.data(of: table)
    summary = screen.summary(of: table)
    sectionTitles = screen.sectionTitles(in: table)
    sectionFooters = screen.sectionFooters(in: table)
    sectionSizes = (0..<shown.numberOfSections).map { shown.numberOfRows(inSection: $0) }
    self.columns = columns.map(\.text)
    rows = paths.lazy.map { path in
      let row = shown.row(at: path)
      let cell = screen.cell(ofRowAt: path, in: table)
      return Row(
        position: shown.position(of: path), path: path,
        identity: screen.identity(of: row, in: table), title: screen.title(of: row, in: table),
        isSelected: screen.isSelected(path, in: table), isWhite: cell.textColor == .white,
        hasControl: screen.showsReorderControl(ofRowAt: path, in: table),
        values: columns.map { data?.value($0, of: screen.modelRow(of: row, in: table)) ?? .null })
    }
  }
}

extension Listing.Row {
  /// Everything `ls` says of a row without columns of the data, in the order of ``Listing/standardColumns``.
  var standardValues: [Value] {
    [
      .number(Number(position)), .string(path.description), .string(identity), .string(title),
      .bool(isSelected), .bool(isWhite), .bool(hasControl),
    ]
  }
}

extension Listing {
  /// The columns of the data formats where none are asked for.
  static let standardColumns = [
    "position", "path", "id", "title", "selected", "white", "reorders",
  ]

  /// The names of the columns of the data formats.
  var dataColumns: [String] { columns.isEmpty ? Listing.standardColumns : columns }

  /// Returns the values of a row in the data formats.
  func dataValues(of row: Row) -> [Value] { columns.isEmpty ? row.standardValues : row.values }
}
