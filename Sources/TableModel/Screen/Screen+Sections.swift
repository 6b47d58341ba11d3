/// Headers, footers and heights that can be set from outside.
extension Screen {
  /// Sets the header and footer of a section where they are given, and lets the table ask for them.
  ///
  /// The titles are shown at once, as after an empty update (grade I). An empty title takes no room.
  ///
  /// - Throws: ``ScreenFault/noSection(_:table:)``, also where only the model lacks the section, or what
  ///   the model throws; ``ScreenFault/notEditable(table:)`` for a controller that does not take titles.
  public func setTitles(
    header: String?, footer: String?, ofSection section: Int, in table: TableView
  ) throws(ScreenFault) {
    try transaction { () throws(ScreenFault) in
      let sections = min(
        shownRows(in: table).numberOfSections, controller.numberOfSections(in: table))
      guard (0..<sections).contains(section) else {
        throw .noSection(section, table: table.name)
      }
      try edit((any SectionTitlesController).self, of: table) { model throws(ModelFault) in
        try model.setTitles(
          header: header, footer: footer, ofSection: section, inTable: table.name)
      }
      state.tables[table.index].sectionTitles[section] =
        controller.tableView(table, titleForHeaderInSection: section) ?? ""
      state.tables[table.index].sectionFooters[section] =
        controller.tableView(table, titleForFooterInSection: section) ?? ""
      fitCard()
    }
  }

  /// Sets the height of rows, nil for the one that all others have, and lets the table ask for heights.
  ///
  /// - Throws: ``ScreenFault/noRow(_:table:)``, ``ScreenFault/noModelRow(_:table:)``, or
  ///   ``ScreenFault/notEditable(table:)`` for a controller that does not take heights.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public func setHeight(
    _ height: Double?, ofRowsAt paths: [IndexPath], in table: TableView
  ) throws(ScreenFault) {
    try transaction { () throws(ScreenFault) in
      for path in paths { try needRow(at: path, in: table) }
      try edit((any SettableHeightsController).self, of: table) { model throws(ModelFault) in
        for path in paths { try model.setHeight(height, ofRowAt: path, inTable: table.name) }
      }
      askForHeights(in: table)
      fitCard()
    }
  }

  /// Returns the height that a row has of its own, in points, nil where it has the one of all others.
  public func ownHeight(of row: RowID, in table: TableView) -> Double? {
    keptState.tables[table.index].rowHeights[row]
  }

  /// Asks for the height of each row, where the controller gives any.
  ///
  /// Rows keep their height when they move. A height that is none counts as not given.
  ///
  /// - Complexity: O(1) for a controller that gives none, else O(*n*) in the number of rows.
  func askForHeights(in table: TableView) {
    state.tables[table.index].rowHeights = [:]
    guard let giver = controller.capability((any RowHeightsController).self),
      giver.hasRowHeights(inTable: table.name)
    else { return }
    let shown = shownRows(in: table)
    var heights: [RowID: Double] = [:]
    for path in shown.indexPaths where modelHasRow(at: path, in: table) {
      guard let height = giver.tableView(table, heightForRowAt: path), height.isFinite,
        height >= 0
      else { continue }
      heights[shown.row(at: path)] = height
    }
    state.tables[table.index].rowHeights = heights
  }
}
