import Records
package import TableModel

extension RecordTable {
  /// Sorts the rows within their sections, hidden ones too, by the first key and, where that says nothing, by the next.
  ///
  /// The order of values is that of ``SortColumn``; rows for which no key says anything keep theirs.
  ///
  /// - Throws: `interrupted`; nothing has changed then.
  /// - Complexity: O(*n* log *n*), where *n* is the number of rows.
  package mutating func sort(
    by keys: [SortKey], isInterrupted: () -> Bool
  ) throws(ModelFault) {
    let whole = wholeOrder
    let rows = whole.rows
    var columns: [SortColumn] = []
    for key in keys {
      columns.append(try column(of: rows, by: key, isInterrupted: isInterrupted))
    }
    var comparisons = 0
    var isOver = false
    var sections: [[RowID]] = []
    var start = 0
    for section in whole.sectionIndices {
      let end = start + whole.numberOfRows(inSection: section)
      let sorted = (start..<end).sorted { left, right in
        comparisons += 1
        if comparisons.isMultiple(of: 4_096), !isOver { isOver = isInterrupted() }
        if isOver { return left < right }
        for column in columns {
          let order = column.compare(left, right)
          if order != 0 { return order < 0 }
        }
        return left < right
      }
      if isOver { throw .interrupted }
      sections.append(sorted.map { rows[$0] })
      start = end
    }
    if !sections.joined().elementsEqual(rows) { arrange(sections) }
  }

  /// Returns what rows have in a field, ready to be compared; every row has `title` and `id`.
  private func column(
    of rows: [RowID], by key: SortKey, isInterrupted: () -> Bool
  ) throws(ModelFault) -> SortColumn {
    var column = SortColumn(isDescending: key.isDescending)
    let field = FieldPath(key.field)
    for row in rows {
      if isInterrupted() { throw .interrupted }
      column.append(value(field, of: row) ?? ownValue(named: key.field, of: row))
    }
    return column
  }

  private func ownValue(named name: String, of row: RowID) -> Value? {
    switch name {
    case "title": .string(title(of: row))
    case "id": .string(identity(of: row))
    default: nil
    }
  }
}
