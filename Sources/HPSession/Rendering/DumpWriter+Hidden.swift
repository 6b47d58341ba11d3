import Records
import TableModel

/// The rows that a filter hides, each at its place among all.
///
/// A table that shows its model has them in its sections. One that drifts does not know their places, so
/// they stand among the rows of its model.
extension DumpWriter {
  /// Returns the rows of a section of a table that shows its model, those that a filter hides too.
  func allRows(inSection section: Int, of table: TableView) -> [(row: RowID, isHidden: Bool)] {
    let model = screen.modelOrder(of: table)
    // The table may show a row by another handle than its model holds it by.
    let rows = screen.shownRows(in: table).rows(inSection: section)
    guard let whole = screen.wholeOrder(of: table) else { return rows.map { ($0, false) } }
    var shown = rows.makeIterator()
    return whole.rows(inSection: section).map { row in
      let isHidden = model.indexPath(of: row) == nil
      return (isHidden ? row : shown.next() ?? row, isHidden)
    }
  }

  /// Returns the rows of a section of the model, those that a filter hides too.
  func modelRows(
    inSection section: Int, of table: TableView
  ) -> [(row: RowID, name: RowName, isHidden: Bool)] {
    let model = screen.modelOrder(of: table)
    guard screen.filter(of: table) != nil, let whole = screen.wholeOrder(of: table) else {
      return (0..<model.numberOfRows(inSection: section)).map { row in
        let path = IndexPath(row: row, section: section)
        return (model.row(at: path), screen.modelName(ofRowAt: path, in: table), false)
      }
    }
    return whole.rows(inSection: section).map { row in
      let name = RowName(
        identity: screen.identity(of: row, in: table), title: screen.title(of: row, in: table))
      return (row, name, model.indexPath(of: row) == nil)
    }
  }

  /// Returns the height that a hidden row has of its own, nil where it has none.
  func hiddenHeight(of row: RowID, in table: TableView) -> Double? {
    screen.data(of: table)?.rowHeights[row]
  }

  /// Writes that a row is hidden, nothing for one that is not.
  mutating func writeMark(isHidden: Bool) {
    guard isHidden else { return }
    writer.key("hidden")
    writer.write(true)
  }
}
