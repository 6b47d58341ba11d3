import Records
import TableModel

/// The model of a dumped table.
extension DumpedTable {
  /// Makes the model from the records that the rows carry, those of the card's row too where no table has it.
  ///
  /// - Throws: ``DumpFault`` at a row without a record.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  func loaded(
    as data: DumpedData, cardRow: (id: String, record: Record)?
  ) throws(DumpFault) -> (table: RecordTable, rows: RowAssignment) {
    var count: UInt32 = 0
    let rows = try RowAssignment(of: self) { _, _ in
      defer { count += 1 }
      return RowID(rawValue: count)
    }
    var records: [Record] = []
    var identities: [String] = []
    for row in rows.rows {
      guard let record = row.record else {
        throw DumpFault(path: row.path, reason: "\"record\" is missing, which other rows have")
      }
      records.append(record)
      identities.append(row.id)
    }
    if let cardRow, rows.handles[cardRow.id] == nil {
      records.append(cardRow.record)
      identities.append(cardRow.id)
    }
    let table = RecordTable(
      name: name, records: RecordList(records), schema: data.schema, identities: identities,
      added: data.added)
    return (ruled(table, rows, grouping: data.grouping), rows)
  }

  /// Lays the rows of a table that is there out anew.
  ///
  /// - Throws: ``DumpFault`` where it has not exactly the rows that are dumped.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  func laidOut(
    _ table: RecordTable, shown: RowOrder
  ) throws(DumpFault) -> (table: RecordTable, rows: RowAssignment) {
    var known: [String: [RowID]] = [:]
    var standing = Set<RowID>()
    for order in [table.wholeOrder, shown] {
      for section in order.sectionIndices {
        for row in order.rows(inSection: section) where standing.insert(row).inserted {
          known[table.identity(of: row), default: []].append(row)
        }
      }
    }
    let rows = try RowAssignment(of: self) { row, count in
      known[row.id].flatMap { $0.indices.contains(count) ? $0[count] : nil }
    }
    let missing = known.filter { $0.value.count > (rows.handles[$0.key]?.count ?? 0) }
    if let id = missing.min(by: { $0.value[0].rawValue < $1.value[0].rawValue })?.key {
      throw DumpFault(
        path: path.name("sections"),
        reason: "\(name) has a row with the id \(Value.string(id).json), and the dump has none")
    }
    return (ruled(table, rows, grouping: table.grouping), rows)
  }

  /// Gives a model the sections, order and answers that are dumped.
  private func ruled(
    _ table: RecordTable, _ rows: RowAssignment, grouping: FieldPath?
  ) -> RecordTable {
    var table = table
    let sections = model ?? sections
    table.lay(
      rows.model, hiding: sections.map { $0.rows.map(\.isHidden) }, under: filter)
    table.sectionTitles = sections.map(\.title)
    table.sectionFooters = sections.map(\.footer)
    table.rules = reorderRules
    table.rowRules = rowRules
    table.grouping = grouping
    table.rowHeights = [:]
    for (handles, section) in zip(rows.model, sections) {
      for (row, dumped) in zip(handles, section.rows) { table.rowHeights[row] = dumped.height }
    }
    return table
  }

  /// Returns what the table view is to know, with the rows under the handles they have.
  func view(of rows: [[RowID]]) -> TableRestoration {
    var view = view
    view.setSections(
      zip(sections, rows).map { section, handles in
        let shown = section.rows.filter { !$0.isHidden }
        return (section.title, section.footer, zip(handles, shown).map { ($0, $1.height) })
      })
    return view
  }
}
