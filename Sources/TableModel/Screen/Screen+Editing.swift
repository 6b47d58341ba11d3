/// Editing mode and its controls.
extension Screen {
  /// Turns a table's editing mode on or off.
  ///
  /// On entering, each row on screen is asked about: `canEditRowAt`, then its editing style, then
  /// `canMoveRowAt` (grade A). On both edges the selection is lost silently if the mode that begins
  /// lets a tap select no row, and all but its first row if it lets a tap select one (grade I).
  ///
  /// - Throws: ``ScreenFault/actInProgress`` inside a callback; see ``TableView/setEditing(_:)``.
  /// - Complexity: O(*k* · *n*) for *k* selected of *n* rows.
  public func setEditing(_ isEditing: Bool, in table: TableView) throws(ScreenFault) {
    try transaction { () throws(ScreenFault) in try turnEditing(isEditing, in: table) }
  }

  /// Turns editing mode on or off; also puts away what a swipe brought out.
  func turnEditing(_ isEditing: Bool, in table: TableView) throws(ScreenFault) {
    let hasSwipe = try endSwipe(in: table)
    guard isEditing != self.isEditing(table) else {
      if hasSwipe { emit(.setEditing(isEditing), in: table) }
      return
    }
    emit(.setEditing(isEditing), in: table)
    state.tables[table.index].isEditing = isEditing
    switch currentSelectionMode(of: table) {
    case .none: loseSelection(of: selection(in: table), in: table)
    case .single: keepFirstSelected(in: table)
    case .multiple: break
    }
  }

  /// Taps a row's editing control and confirms, in editing mode or after a swipe.
  ///
  /// The controller gets `commit`, changes its model and tells the table (grade A). A row without a cell
  /// is scrolled into view first. After a swipe `didEndEditingRowAt` follows, of nil where the row is
  /// gone (grade I).
  ///
  /// - Throws: ``ScreenFault``; where the controller tells of a change that its model did not make, the
  ///   row-count report of ``ScreenFault/invalidUpdate(_:table:)``. Nothing has changed then.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public func commit(
    _ style: EditingStyle, forRowAt path: IndexPath, in table: TableView
  ) throws(ScreenFault) {
    try transaction { () throws(ScreenFault) in
      let row = try shownRow(at: path, in: table)
      try checkControl(style, of: row, at: path, in: table)
      hasCommitMethod = true
      emit(.commitEditingStyleForRowAt(path, style: style), in: table)
      controller.tableView(table, commit: style, forRowAt: path)
      guard hasCommitMethod else { throw .noCommitMethod(table: table.name) }
      try performPendingCalls()
      _ = try endSwipe(in: table)
    }
  }

  private func checkControl(
    _ style: EditingStyle, of row: RowID, at path: IndexPath, in table: TableView
  ) throws(ScreenFault) {
    guard isEditing(table) else {
      guard state.tables[table.index].swipedRow == row else {
        throw .notEditing(path, table: table.name)
      }
      guard style == .delete else {
        throw .otherEditingStyle(path, style: .delete, table: table.name)
      }
      return
    }
    bringOnScreen(row, at: path, in: table)
    try performPendingCalls()
    guard try shownRow(at: path, in: table) == row else {
      throw .noRow(path, table: table.name)
    }
    let editing =
      state.tables[table.index].editing[row] ?? answers(aboutRowAt: path, in: table)
    guard editing.canEdit else { throw .rowNotEditable(path, table: table.name) }
    guard editing.style == style, style != .none else {
      throw .otherEditingStyle(path, style: editing.style, table: table.name)
    }
  }

  /// Returns the editing control of a row in editing mode, none outside it.
  ///
  /// Looking at it makes no call that the trace shows.
  public func editingStyle(ofRowAt path: IndexPath, in table: TableView) -> EditingStyle {
    guard isEditing(table) else { return .none }
    return editing(ofRowAt: path, in: table).style
  }

  /// Returns whether a row shows a reorder control.
  ///
  /// Outside editing mode the cell alone says so (grade U); in editing mode the row must also be one
  /// that can move (grade A).
  public func showsReorderControl(ofRowAt path: IndexPath, in table: TableView) -> Bool {
    guard cell(ofRowAt: path, in: table).showsReorderControl else { return false }
    return !isEditing(table) || editing(ofRowAt: path, in: table).canMove
  }

  private func editing(ofRowAt path: IndexPath, in table: TableView) -> RowEditing {
    let row = shownRows(in: table).row(at: path)
    if let known = keptState.tables[table.index].editing[row] { return known }
    let events = events
    defer { self.events = events }
    return look { answers(aboutRowAt: path, in: table) }
  }
}

/// What is asked about each row.
extension Screen {
  /// In editing mode, asks about the rows on screen; one whose cell stayed keeps its answers.
  func askForEditing(
    of rows: [(path: IndexPath, row: RowID)], keeping cells: [RowID: TableCell],
    in table: TableView
  ) {
    let known = state.tables[table.index].editing
    state.tables[table.index].editing = [:]
    guard isEditing(table) else { return }
    for (path, row) in rows {
      let kept = cells[row] == nil ? nil : known[row]
      state.tables[table.index].editing[row] = kept ?? answers(aboutRowAt: path, in: table)
    }
  }

  /// Asks whether a row can be edited, how, and whether it can move, in this order (grade A).
  private func answers(aboutRowAt path: IndexPath, in table: TableView) -> RowEditing {
    guard modelHasRow(at: path, in: table) else {
      return RowEditing(canEdit: false, style: .none, canMove: false)
    }
    let canEdit = askCanEdit(path, in: table)
    let style = canEdit ? askEditingStyle(path, in: table) : .none
    let canMove = controller.tableView(table, canMoveRowAt: path)
    emitQuery(.canMoveRowAt(path, answer: canMove), in: table)
    return RowEditing(canEdit: canEdit, style: style, canMove: canMove)
  }

  /// Asks whether a row can be edited.
  func askCanEdit(_ path: IndexPath, in table: TableView) -> Bool {
    let answer = controller.tableView(table, canEditRowAt: path)
    emitQuery(.canEditRowAt(path, answer: answer), in: table)
    return answer
  }

  /// Asks for a row's editing control.
  func askEditingStyle(_ path: IndexPath, in table: TableView) -> EditingStyle {
    let answer = controller.tableView(table, editingStyleForRowAt: path)
    emitQuery(.editingStyleForRowAt(path, answer: answer), in: table)
    return answer
  }
}
