import Records
import TableModel

extension Screen {
  /// Returns a table of records, nil for a table or a controller without.
  func data(of table: TableView) -> RecordTable? {
    controller.capability((any RecordsController).self)?.records(ofTable: table.name)
  }

  /// Returns the record of a row, nil where its controller keeps none.
  func record(of row: RowID, in table: TableView) -> Record? {
    data(of: table)?.record(of: modelRow(of: row, in: table))
  }

  /// Returns whether any row has another record than it has with a controller as it was before.
  ///
  /// The two hold the same rows in the same order.
  ///
  /// - Complexity: O(*e*), where *e* is the number of changed records; O(*n*) in the number of rows
  ///   right after a load.
  func hasOtherRecords(than before: any TableController) -> Bool {
    guard let mine = controller.capability((any RecordsController).self),
      let others = before.capability((any RecordsController).self)
    else { return false }
    // What makes the sections is in a dump with records, even where they look as before.
    if hasOtherGroups(than: others) { return true }
    guard mine.namesVersion != others.namesVersion else { return false }
    return hasOtherCard(than: before)
      || tables.contains { table in
        guard let mine = mine.records(ofTable: table.name),
          let others = others.records(ofTable: table.name)
        else { return false }
        return mine.hasOtherRecords(than: others)
      }
  }

  /// Returns whether the sections of any table are made by another field than with a controller as it was before.
  private func hasOtherGroups(than before: any RecordsController) -> Bool {
    tables.contains { table in
      data(of: table)?.grouping != before.records(ofTable: table.name)?.grouping
    }
  }

  /// Returns whether the card has another source or other lines than with a controller as it was before.
  private func hasOtherCard(than before: any TableController) -> Bool {
    let mine = controller.capability(CharactersController.self)
    let others = before.capability(CharactersController.self)
    return mine?.cardSource != others?.cardSource || mine?.cardFields != others?.cardFields
  }

  /// Returns whether the first row of a section may be lifted, for a controller without rules; false without rows.
  func liftsFirstRow(of section: Int, in table: TableView) -> Bool {
    let first = IndexPath(row: 0, section: section)
    return controller.numberOfSections(in: table) > section
      && controller.tableView(table, numberOfRowsInSection: section) > 0
      && controller.tableView(table, canMoveRowAt: first)
  }
}

extension Screen {
  /// The table whose rows the card is about: the first that does not stand in the card itself, unless
  /// the controller says another.
  var cardSource: TableView? {
    controller.capability(CharactersController.self).flatMap { table(named: $0.cardSource) }
      ?? tables.first { $0.name != controller.cardTableName }
  }

  /// Returns what a table shows, by the titles of its sections and the identities of its rows.
  func sections(of table: TableView) -> [(section: String, rows: [String])] {
    let shown = shownRows(in: table)
    return sectionTitles(in: table).enumerated().map { section, title in
      (title, shown.rows(inSection: section).map { identity(of: $0, in: table) })
    }
  }

  /// Returns what finds the records of a table's rows by identity.
  func recordFinder(in table: TableView) -> (_ identity: String) -> Record? {
    var data = data(of: table)
    return { data?.record(withIdentity: $0) }
  }

  /// Returns where the row with an identity stands, nil where the table shows none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  func path(ofIdentity identity: String, in table: TableView) -> IndexPath? {
    let shown = shownRows(in: table)
    return shown.indexPaths.first { self.identity(of: shown.row(at: $0), in: table) == identity }
  }
}
