import Records
import TableModel

extension RecordTable {
  /// Returns the table with other records in place of its own, and the rows that stay and whose records changed.
  ///
  /// Rows are known by their ids, which must be their own; one that was deleted and is there again
  /// has its handle again. Sections are made again as they were.
  ///
  /// - Throws: ``RecordFault`` for an id that is missing or stands twice.
  /// - Complexity: O(*n*), where *n* is the number of rows of both.
  func refreshed(
    with source: any RecordSource
  ) throws(RecordFault) -> (table: RecordTable, changed: Set<RowID>) {
    let schema = try RecordSchema(of: source, title: schema.title, id: schema.id)
    var table = self
    var changed = Set<RowID>()
    var known: [String: RowID] = [:]
    for (index, identity) in identities.enumerated() {
      known[identity] = RowID(rawValue: UInt32(index))
    }
    for path in order.indexPaths { known[identity(of: order.row(at: path))] = order.row(at: path) }
    var rows: [RowID] = []
    for index in 0..<source.count {
      let record = source.record(at: index)
      if let row = known[schema.id(of: record, at: index)] {
        if table.replace(record, of: row) { changed.insert(row) }
        rows.append(row)
      } else {
        rows.append(table.append(record, identity: schema.id(of: record, at: index)))
      }
    }
    table.order = RowOrder(sections: [rows])
    let rules = table.rules
    if let grouping { table.group(by: grouping) } else { table.ungroup() }
    if table.sectionTitles == sectionTitles { table.rules = rules }
    return (table, changed)
  }
}
