extension Screen {
  /// Gives each visible row a cell and takes the cells of the others away.
  ///
  /// A new cell is asked for and shown to `willDisplay`; one on screen stays as it is, whatever has
  /// become of its row since.
  ///
  /// - Complexity: O(*v* + *s*) for *v* visible rows and *s* sections; O(*n*) in the number of rows where
  ///   some have a height of their own.
  func layout(_ table: TableView) {
    isAsking = true
    defer { isAsking = false }
    var frame = geometry(of: table)
    frame.contentOffset = frame.clamped(frame.contentOffset)
    state.tables[table.index].contentOffset = frame.contentOffset
    let paths = frame.visiblePaths
    let rows = paths.map(frame.shown.row(at:))
    let visible = Set(rows)
    let before = state.tables[table.index].cells
    recycleCells(in: table) { !visible.contains($0) }
    state.tables[table.index].cellRows = rows
    state.tables[table.index].sight = paths.first.flatMap { first in
      paths.last.map { first...$0 }
    }
    // One by one, since `willDisplay` may change the cells that are there already.
    for (path, row) in zip(paths, rows) where state.tables[table.index].cells[row] == nil {
      let cell = makeCell(for: row, at: path, in: table)
      state.tables[table.index].cells[row] = cell
    }
    askForEditing(of: Array(zip(paths, rows)), keeping: before, in: table)
    state.tables[table.index].pool.trim(to: rows.count + 1)
  }

  /// Takes the cells of some rows off the screen and into the pool, from the top of the screen down.
  func recycleCells(in table: TableView, where leaves: (RowID) -> Bool) {
    for row in state.tables[table.index].cellRows where leaves(row) {
      state.tables[table.index].pool.release(row)
      guard let cell = state.tables[table.index].cells.removeValue(forKey: row) else { continue }
      state.tables[table.index].pool.add(cell)
    }
  }

  /// The frame and content of a table, from its rows and the measures.
  ///
  /// The card's table is as high as its content or as the card lets it be, others end at the closed card.
  ///
  /// - Complexity: O(*s*) for *s* sections; O(*n*) in the number of rows where some have a height of
  ///   their own and rows or heights have changed since the last time.
  func geometry(of table: TableView) -> TableGeometry {
    addUpHeights(in: table)
    guard table.name == controller.cardTableName else {
      return TableGeometry(
        state: state.tables[table.index], metrics: metrics,
        height: max(0, metrics.closedCardTop - metrics.topInset))
    }
    var frame = TableGeometry(
      state: state.tables[table.index], metrics: metrics, height: nil)
    if card.heightRule == .content { frame.limitHeight(to: metrics.greatestCardContent) }
    return frame
  }

  private func addUpHeights(in table: TableView) {
    let now = state.tables[table.index]
    if now.rowHeights.isEmpty {
      if now.rowEnds != nil { state.tables[table.index].rowEnds = nil }
    } else if now.rowEnds?.holds(for: now, rowHeight: metrics.rowHeight) != true {
      state.tables[table.index].rowEnds = RowEnds(of: now, rowHeight: metrics.rowHeight)
    }
  }

  /// Asks for a cell; a row that the model does not have has an empty one.
  private func makeCell(for row: RowID, at path: IndexPath, in table: TableView) -> TableCell {
    guard modelHasRow(at: path, in: table) else { return TableCell(text: "") }
    state.tables[table.index].pool.begin(row)
    isMakingCell = true
    var cell = controller.tableView(table, cellForRowAt: path)
    isMakingCell = false
    emitQuery(.cellForRowAt(path), in: table)
    emitQuery(.willDisplay(path), in: table)
    controller.tableView(table, willDisplay: &cell, forRowAt: path)
    return cell
  }

  /// Returns whether the model has a row at an index path, so that it may be asked about it.
  func modelHasRow(at path: IndexPath, in table: TableView) -> Bool {
    path.section >= 0 && path.row >= 0 && path.section < controller.numberOfSections(in: table)
      && path.row < controller.tableView(table, numberOfRowsInSection: path.section)
  }
}
