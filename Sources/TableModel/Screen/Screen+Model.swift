/// What a table asks its data source.
extension Screen {
  /// The most sections and rows that a table takes from a controller that is asked for each.
  static var maximumCount: Int { 1 << 24 }

  /// Shows what the model holds; rows that are gone leave the selection silently.
  func adoptModel(in table: TableView) throws(ScreenFault) {
    isAsking = true
    defer { isAsking = false }
    let shown = try askForRows(of: table)
    loseSelection(of: selection(in: table).filter { isGone($0, in: table, from: shown) }, in: table)
    state.tables[table.index].shown = shown
    state.tables[table.index].doubles = RowDoubles()
    askForSectionTitles(in: table)
  }

  /// Asks for header and footer of each section that is shown, and for the heights of rows.
  func askForSectionTitles(in table: TableView) {
    let sections = 0..<shownRows(in: table).numberOfSections
    state.tables[table.index].sectionTitles = sections.map {
      controller.tableView(table, titleForHeaderInSection: $0) ?? ""
    }
    state.tables[table.index].sectionFooters = sections.map {
      controller.tableView(table, titleForFooterInSection: $0) ?? ""
    }
    askForHeights(in: table)
  }

  private func isGone(_ path: IndexPath, in table: TableView, from order: RowOrder) -> Bool {
    order.indexPath(of: shownRows(in: table).row(at: path)) == nil
  }

  /// Returns the model's rows in order, asking for each row's name where the controller keeps no order.
  private func askForRows(of table: TableView) throws(ScreenFault) -> RowOrder {
    if let ordered = controller.capability((any OrderedTableController).self) {
      let order = ordered.rowOrder(ofTable: table.name)
      for section in 0..<(recordsQueries ? order.numberOfSections : 0) {
        let count = order.numberOfRows(inSection: section)
        emit(.numberOfRowsInSection(section, answer: count), in: table)
      }
      return order
    }
    var standing = StandingRows()
    let counts = try askForCounts(of: table)
    let sections = counts.enumerated().map { section, count in
      (0..<count).map { row in
        adoptRow(at: IndexPath(row: row, section: section), in: table, &standing)
      }
    }
    state.tables[table.index].names.forget(except: standing)
    return RowOrder(sections: sections)
  }

  /// Returns a handle for the model's row at an index path that is none of those standing, and adds it to them.
  func adoptRow(
    at path: IndexPath, in table: TableView, _ standing: inout StandingRows
  ) -> RowID {
    if let ordered = controller.capability((any OrderedTableController).self) {
      let row = ordered.rowOrder(ofTable: table.name).row(at: path)
      if standing.insert(row) { return row }
      return state.tables[table.index].doubles.handle(for: row)
    }
    let shown = shownRows(in: table)
    return state.tables[table.index].names.handle(
      identity: controller.tableView(table, identityForRowAt: path),
      title: controller.tableView(table, titleForRowAt: path),
      before: shown.contains(path) ? shown.row(at: path) : nil, standing: &standing)
  }

  /// Returns the number of rows in each section of the model, 0 where the answer is negative.
  ///
  /// - Throws: ``ScreenFault/tooManyRows(_:table:)``.
  func askForCounts(of table: TableView) throws(ScreenFault) -> [Int] {
    let sections = max(0, controller.numberOfSections(in: table))
    guard sections <= Self.maximumCount else { throw .tooManyRows(sections, table: table.name) }
    var counts: [Int] = []
    var room = Self.maximumCount - sections
    for section in 0..<sections {
      let count = max(0, controller.tableView(table, numberOfRowsInSection: section))
      emitQuery(.numberOfRowsInSection(section, answer: count), in: table)
      guard count <= room else { throw .tooManyRows(count, table: table.name) }
      room -= count
      counts.append(count)
    }
    return counts
  }

  /// Returns the number of rows in each section of the model; none where it has too many.
  ///
  /// Looking makes no call that the trace shows.
  public func modelCounts(of table: TableView) -> [Int] {
    look { (try? askForCounts(of: table)) ?? [] }
  }
}
