/// What a table shows, for those who look.
extension Screen {
  /// Returns the rows that a table shows, in order.
  public func shownRows(in table: TableView) -> RowOrder { shown(inTableAt: table.index) }

  /// Returns the headers of the sections that a table shows.
  public func sectionTitles(in table: TableView) -> [String] {
    keptState.tables[table.index].sectionTitles
  }

  /// Returns the footers of the sections that a table shows.
  public func sectionFooters(in table: TableView) -> [String] {
    keptState.tables[table.index].sectionFooters
  }

  /// Returns whether a table is in editing mode.
  public func isEditing(_ table: TableView) -> Bool { keptState.tables[table.index].isEditing }

  /// Returns the identity of a row, `r` and the row's number where the controller gives none.
  public func identity(of row: RowID, in table: TableView) -> String {
    let row = modelRow(of: row, in: table)
    if let ordered = controller.capability((any OrderedTableController).self) {
      return ordered.identity(of: row, inTable: table.name)
    }
    return keptState.tables[table.index].names.identity(of: row) ?? "r\(row.rawValue)"
  }

  /// Returns the name people call a row by.
  public func title(of row: RowID, in table: TableView) -> String {
    let row = modelRow(of: row, in: table)
    if let ordered = controller.capability((any OrderedTableController).self) {
      return ordered.title(of: row, inTable: table.name)
    }
    return keptState.tables[table.index].names.title(of: row)
  }

  /// Returns the cell of a row: the one on screen or, for a row off screen, the one it would get.
  ///
  /// Looking at it makes no call that the trace shows.
  public func cell(ofRowAt path: IndexPath, in table: TableView) -> TableCell {
    if let cell = table.cells[path] { return cell }
    return look {
      guard modelHasRow(at: path, in: table) else { return TableCell(text: "") }
      var cell = controller.tableView(table, cellForRowAt: path)
      var copy = controller
      copy.tableView(table, willDisplay: &cell, forRowAt: path)
      return cell
    }
  }

  /// Returns whether the controller would now give a row's cell another text than the one on screen has.
  ///
  /// A cell is asked for when its row comes on screen, is reloaded or reconfigured, and at no other
  /// time (grade A). False for a row off screen.
  public func isStale(_ path: IndexPath, in table: TableView) -> Bool {
    guard let cell = table.cells[path] else { return false }
    return look {
      !modelHasRow(at: path, in: table)
        || controller.tableView(table, cellForRowAt: path).text != cell.text
    }
  }

  /// Returns the cells that wait to be used again, the next one to go first.
  public func pooledCells(of table: TableView) -> [TableCell] {
    keptState.tables[table.index].pool.cells.reversed()
  }

  /// Returns the index paths of the rows that have a cell on screen, in order.
  ///
  /// - Complexity: O(*v* + *s*) for *v* visible rows and *s* sections; O(*n*) in the number of rows
  ///   where some have a height of their own.
  public func visiblePaths(in table: TableView) -> [IndexPath] {
    geometry(of: table).visiblePaths
  }

  /// Returns the row of the model that a shown row stands for: itself, unless the table shows it twice.
  public func modelRow(of row: RowID, in table: TableView) -> RowID {
    keptState.tables[table.index].doubles.original(of: row)
  }

  /// Returns whether a table may show a row in two places.
  package func showsRowsTwice(in table: TableView) -> Bool {
    !keptState.tables[table.index].doubles.isEmpty
  }

  /// Returns the row the table shows at a path that the model can answer for too.
  ///
  /// A table that is not the screen's, as one that went, has no rows.
  func shownRow(at path: IndexPath, in table: TableView) throws(ScreenFault) -> RowID {
    try needRow(at: path, in: table)
    return keptState.tables[table.index].shown.row(at: path)
  }

  /// Finds that the table shows no row at a path, or that the model can not answer for it.
  func needRow(at path: IndexPath, in table: TableView) throws(ScreenFault) {
    guard has(table), keptState.tables[table.index].shown.contains(path) else {
      throw .noRow(path, table: table.name)
    }
    guard modelHasRow(at: path, in: table) else { throw .noModelRow(path, table: table.name) }
  }

  /// Returns whether a table is one of the screen's.
  private func has(_ table: TableView) -> Bool {
    tables.indices.contains(table.index) && tables[table.index] === table.own
  }
}
