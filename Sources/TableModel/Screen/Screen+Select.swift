extension Screen {
  /// Returns the index paths of the selected rows in order.
  ///
  /// - Complexity: O(*k* log *n*) for *k* selected of *n* rows, and O(*n*) where most of them are.
  public func selection(in table: TableView) -> [IndexPath] {
    let (shown, selection) = (shownRows(in: table), keptState.tables[table.index].selection)
    guard selection.count < shown.count / 8 else {
      // Loops, since to make the types of a chain of sequences would take a third of a session's start.
      var paths: [IndexPath] = []
      for section in shown.sectionIndices {
        for (index, row) in shown.rows(inSection: section).enumerated()
        where selection.contains(row) {
          paths.append(IndexPath(row: index, section: section))
        }
      }
      return paths
    }
    return selection.compactMap { shown.indexPath(of: $0) }.sorted()
  }

  /// Returns whether the row at an index path is selected, false where no row stands.
  public func isSelected(_ path: IndexPath, in table: TableView) -> Bool {
    let state = keptState.tables[table.index]
    return state.shown.contains(path) && state.selection.contains(state.shown.row(at: path))
  }

  /// Returns how many rows a tap can select outside editing mode.
  public func selectionMode(of table: TableView) -> SelectionMode {
    keptState.tables[table.index].selectionMode
  }

  /// Returns how many rows a tap can select in editing mode, none in a fresh table (grade A).
  public func editingSelectionMode(of table: TableView) -> SelectionMode {
    keptState.tables[table.index].editingSelectionMode
  }

  /// Returns how many rows a tap can select as things are: by the one or the other mode (grade A).
  public func currentSelectionMode(of table: TableView) -> SelectionMode {
    let state = keptState.tables[table.index]
    return state.isEditing ? state.editingSelectionMode : state.selectionMode
  }

  /// Taps a row, as a user does, with every call a tap makes.
  ///
  /// A row without a cell is scrolled into view first. In single mode a tap on another row asks
  /// willSelect of the new, willDeselect of the old, then tells didDeselect of the old and didSelect
  /// of the new (grade R); a tap on the selected row stays. In multiple mode it takes the row away.
  /// Where a row's actions are out after a swipe, the tap puts them away and selects nothing (grade I).
  ///
  /// - Throws: ``ScreenFault/noRow(_:table:)``, ``ScreenFault/noModelRow(_:table:)`` or
  ///   ``ScreenFault/notSelectable(_:table:reason:)``; the calls up to there stay in ``events``.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public func tap(_ path: IndexPath, in table: TableView) throws(ScreenFault) {
    try transaction { () throws(ScreenFault) in
      let row = try shownRow(at: path, in: table)
      if try endSwipe(in: table) { return }
      guard currentSelectionMode(of: table) != .none else {
        throw .notSelectable(path, table: table.name, reason: .selectionOff)
      }
      bringOnScreen(row, at: path, in: table)
      try performPendingCalls()
      try highlight(path, in: table)
      if currentSelectionMode(of: table) == .multiple, isSelected(path, in: table) {
        try tapAway(path, in: table)
      } else {
        try tapSelect(path, in: table)
      }
    }
  }

  /// Selects rows as `selectRow` does: no calls, and the card is not told (grade A).
  ///
  /// In single mode the last row stays alone; the row before leaves silently (grade R). An act of its own
  /// is told of in ``events``; inside a callback it is a part of the act.
  ///
  /// - Throws: ``ScreenFault/noRow(_:table:)`` or ``ScreenFault/noModelRow(_:table:)``.
  /// - Complexity: O(*k* · *n*) for *k* selected of *n* rows.
  public func selectRow(at path: IndexPath, in table: TableView) throws(ScreenFault) {
    let isOwnAct = !isActing
    try silently { () throws(ScreenFault) in
      let row = try shownRow(at: path, in: table)
      if isOwnAct { emit(.selectRow(path), in: table) }
      if currentSelectionMode(of: table) != .multiple {
        loseSelection(of: selection(in: table).filter { $0 != path }, in: table)
      }
      state.tables[table.index].selection.insert(row)
    }
  }

  /// Sets how many rows a tap can select outside editing mode.
  ///
  /// Where several are selected and the mode becomes single, the first stays and the others leave
  /// silently (grade I). A mode binds taps alone, so any other change leaves the selection as it is.
  ///
  /// - Complexity: O(*k* · *n*) for *k* selected of *n* rows.
  public func setSelectionMode(_ mode: SelectionMode, in table: TableView) {
    state.tables[table.index].selectionMode = mode
    if !isEditing(table), mode == .single { keepFirstSelected(in: table) }
  }

  /// Sets how many rows a tap can select in editing mode; see ``setSelectionMode(_:in:)``.
  ///
  /// - Complexity: O(*k* · *n*) for *k* selected of *n* rows.
  public func setEditingSelectionMode(_ mode: SelectionMode, in table: TableView) {
    state.tables[table.index].editingSelectionMode = mode
    if isEditing(table), mode == .single { keepFirstSelected(in: table) }
  }

  /// Takes all rows but the first out of the selection.
  func keepFirstSelected(in table: TableView) {
    loseSelection(of: selection(in: table).dropFirst(), in: table)
  }

  /// Takes rows out of the selection without a call.
  func loseSelection(of paths: some Sequence<IndexPath>, in table: TableView) {
    for path in paths {
      state.tables[table.index].selection.remove(shownRows(in: table).row(at: path))
      emit(.silentDeselect(path), in: table)
    }
  }

  /// Deselects a row as a user or a program would: in multiple mode the tap on a selected row, in
  /// single mode `deselectRow`, which makes no calls and leaves the card and the cell as they are.
  ///
  /// A row that is not selected stays so, without a call (grade R).
  ///
  /// - Throws: ``ScreenFault/noRow(_:table:)``, ``ScreenFault/noModelRow(_:table:)`` or, for a veto,
  ///   ``ScreenFault/notSelectable(_:table:reason:)``.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public func deselect(_ path: IndexPath, in table: TableView) throws(ScreenFault) {
    try needRow(at: path, in: table)
    let isTap = currentSelectionMode(of: table) == .multiple
    if isTap, isSelected(path, in: table) {
      return try tap(path, in: table)
    }
    let isOwnAct = !isActing
    try silently { () throws(ScreenFault) in
      let row = try shownRow(at: path, in: table)
      guard isSelected(path, in: table) else { return }
      if isOwnAct { emit(.deselectRow(path), in: table) }
      state.tables[table.index].selection.remove(row)
    }
  }
}
