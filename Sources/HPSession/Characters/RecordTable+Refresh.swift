import Records
import TableModel

extension RecordTable {
  /// Returns the table with other records in place of its own, and the rows that stay and whose records changed.
  ///
  /// Rows are known by their ids, which must be their own; one that was deleted and is there again
  /// has its handle again. Sections are made again as they were, and a filter holds for the new data.
  ///
  /// - Throws: ``RecordFault`` for an id that is missing or stands twice.
  /// - Complexity: O(*n*), where *n* is the number of rows of both.
  func refreshed(
    with source: any RecordSource
  ) throws(RecordFault) -> (table: RecordTable, changed: Set<RowID>) {
    let schema = try RecordSchema(of: source, title: schema.title, id: schema.id)
    var table = self
    table.columnNames = source.columnNames
    var changed = Set<RowID>()
    var rows: [RowID] = []
    for index in 0..<source.count {
      let identity = schema.id(in: source, at: index)
      if let row = table.lastRow(withIdentity: identity) {
        if !hasRecord(of: row, sameAs: source, at: index) {
          changed.insert(row)
          _ = table.replace(source.record(at: index), of: row)
        }
        rows.append(row)
      } else {
        rows.append(table.append(source.record(at: index), identity: identity))
      }
    }
    table.setFilter(nil) {}
    table.order = RowOrder(sections: [rows])
    let rules = table.rules
    if let grouping { table.group(by: grouping) } else { table.ungroup() }
    if table.sectionTitles == sectionTitles { table.rules = rules }
    table.setFilter(filtering?.condition) {}
    return (table, changed)
  }
}
