/// Where a table is scrolled to.
extension Screen {
  /// Scrolls a row to a position in the frame, as far as the content allows (grade A).
  ///
  /// With ``ScrollPosition/none`` it scrolls the least that shows the whole row, and not at all where
  /// it is fully visible (grade A).
  ///
  /// - Throws: ``ScreenFault/noRow(_:table:)``.
  public func scroll(
    to path: IndexPath, at position: ScrollPosition = .none, in table: TableView
  ) throws(ScreenFault) {
    try transaction(whileLifted: true) { () throws(ScreenFault) in
      guard shownRows(in: table).contains(path) else { throw .noRow(path, table: table.name) }
      scrollIntoView(path, at: position, in: table)
    }
  }

  /// Scrolls a section, from its header to its footer, to a position in the frame.
  ///
  /// This is what a row of `NSNotFound` says of a section without rows (grade A).
  ///
  /// - Throws: ``ScreenFault/noSection(_:table:)``.
  public func scroll(
    toSection section: Int, at position: ScrollPosition = .top, in table: TableView
  ) throws(ScreenFault) {
    try transaction(whileLifted: true) { () throws(ScreenFault) in
      try scrollIntoView(section: section, at: position, in: table)
    }
  }

  /// Touches a title of a table's index, which scrolls to the top of the section that the controller names.
  ///
  /// Titles and sections need not match one to one (grade A).
  ///
  /// - Throws: ``ScreenFault/noSection(_:table:)`` for an answer that is no section. A title that the
  ///   index does not have does nothing.
  public func touchIndexTitle(_ title: String, in table: TableView) throws(ScreenFault) {
    try transaction { () throws(ScreenFault) in
      let titles = controller.sectionIndexTitles(for: table) ?? []
      guard let index = titles.firstIndex(of: title) else { return }
      let section = controller.tableView(
        table, sectionForSectionIndexTitle: title, at: index)
      emit(
        .sectionForSectionIndexTitle(title, at: index, answer: section), in: table)
      try performPendingCalls()
      try scrollIntoView(section: section, at: .top, in: table)
    }
  }

  /// Returns the titles of a table's index, none where it has no index.
  public func sectionIndexTitles(of table: TableView) -> [String] {
    look { controller.sectionIndexTitles(for: table) ?? [] }
  }

  /// Returns the distance from the top of the content to the top of the frame, in points.
  public func contentOffset(of table: TableView) -> Double {
    keptState.tables[table.index].contentOffset
  }

  /// Returns the greatest offset of a table in points, 0 where all its content is in the frame.
  ///
  /// - Complexity: O(*s*) for *s* sections; O(*n*) in the number of rows where some have a height of their own.
  public func maximumOffset(of table: TableView) -> Double { geometry(of: table).maximumOffset }

  /// Returns where a section lies in the content of its table, from its header to its footer.
  ///
  /// A section without rows has a place too (grade A); nil where the section is not there.
  ///
  /// - Complexity: As ``maximumOffset(of:)``.
  public func span(ofSection section: Int, in table: TableView) -> VerticalSpan? {
    let frame = geometry(of: table)
    guard (0..<frame.shown.numberOfSections).contains(section) else { return nil }
    return frame.span(ofSection: section)
  }

  /// Returns where a row lies in the content of its table, nil where no row stands.
  ///
  /// - Complexity: As ``maximumOffset(of:)``.
  public func span(ofRowAt path: IndexPath, in table: TableView) -> VerticalSpan? {
    let frame = geometry(of: table)
    return frame.shown.contains(path) ? frame.span(ofRowAt: path) : nil
  }

  /// Scrolls a row into view that has no cell, so that a finger can touch it.
  func bringOnScreen(_ row: RowID, at path: IndexPath, in table: TableView) {
    guard state.tables[table.index].cells[row] == nil else { return }
    scroll(table, to: geometry(of: table).span(ofRowAt: path), at: .none)
    emit(.scrolledIntoReach(path), in: table)
    layout(table)
  }

  /// Scrolls a row to a position and lays the table out.
  func scrollIntoView(_ path: IndexPath, at position: ScrollPosition, in table: TableView) {
    scroll(table, to: geometry(of: table).span(ofRowAt: path), at: position)
    emit(.scrollToRowAt(path, at: position), in: table)
    layout(table)
  }

  private func scrollIntoView(
    section: Int, at position: ScrollPosition, in table: TableView
  ) throws(ScreenFault) {
    guard let span = span(ofSection: section, in: table) else {
      throw .noSection(section, table: table.name)
    }
    scroll(table, to: span, at: position)
    emit(.scrollToSection(section, at: position), in: table)
    layout(table)
  }

  private func scroll(_ table: TableView, to span: VerticalSpan, at position: ScrollPosition) {
    let offset = geometry(of: table).offset(showing: span, at: position)
    state.tables[table.index].contentOffset = offset
  }
}
