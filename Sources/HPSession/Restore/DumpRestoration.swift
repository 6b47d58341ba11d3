import Records
import TableModel

/// The controller and the table views that a dump describes.
struct DumpRestoration {
  private(set) var controller: any TableController
  private(set) var tables: [TableRestoration] = []

  /// Makes the state of a dump, for a session that has a screen with records.
  ///
  /// With records it needs nothing of that screen; without, each table must have exactly the rows that
  /// are dumped.
  ///
  /// - Throws: ``DumpFault`` at the first place that no state has.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  init(
    _ dump: DumpedState, on screen: Screen, replacing current: CharactersController
  ) throws(DumpFault) {
    var characters = CharactersController()
    let source = dump.card.source ?? characters.cardSource
    for table in dump.tables where table.name != characters.card {
      let built = try DumpRestoration.build(
        table, on: screen, cardRow: table.name == source ? dump.card.extraRow : nil)
      characters.load(built.table)
      tables.append(table.view(of: built.rows.shown))
    }
    try characters.restoreCard(dump.card, source: source)
    for (index, table) in dump.tables.enumerated() where table.name == characters.card {
      let rows = try characters.restoreCardTable(table)
      tables.insert(table.view(of: rows.shown), at: min(index, tables.count))
    }
    guard tables.map(\.name) == characters.tableNames else {
      throw DumpFault(
        path: ValuePath().name("tables"),
        reason: "the tables must be \(characters.tableNames.joined(separator: ", "))")
    }
    characters.namesVersion = current.namesVersion + 1
    controller = characters
    for (fault, path) in dump.faults {
      if let reason = fault.refusal(round: characters) {
        throw DumpFault(path: path, reason: reason)
      }
      controller = fault.wrap(controller)
    }
  }

  private static func build(
    _ table: DumpedTable, on screen: Screen, cardRow: (id: String, record: Record)?
  ) throws(DumpFault) -> (table: RecordTable, rows: RowAssignment) {
    if let data = table.data { return try table.loaded(as: data, cardRow: cardRow) }
    guard let view = screen.table(named: table.name), let data = screen.data(of: view) else {
      throw DumpFault(
        path: table.path.name("name"),
        reason: "no table \(table.name) is here, and the dump has no records: dump --records has")
    }
    return try table.laidOut(data, shown: screen.modelRows(shownIn: view))
  }
}

extension DumpedCard {
  /// The row of the card that no table has.
  fileprivate var extraRow: (id: String, record: Record)? {
    row.flatMap { id in record.map { (id, $0) } }
  }
}

extension Screen {
  /// Returns the rows that a table shows, under the handles that its model has for them, each once.
  fileprivate func modelRows(shownIn table: TableView) -> RowOrder {
    var seen = Set<RowID>()
    let shown = shownRows(in: table)
    return RowOrder(
      sections: shown.sectionIndices.map { section in
        shown.rows(inSection: section).map { modelRow(of: $0, in: table) }
          .filter { seen.insert($0).inserted }
      })
  }
}
