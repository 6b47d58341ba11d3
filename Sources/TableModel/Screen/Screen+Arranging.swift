/// Changes that give a table's model another order, other sections or other rows to show.
extension Screen {
  /// Changes what a controller with a capability holds for a table, and tells the table the difference, in one act.
  ///
  /// The difference is one batch, as short as it can be; selection and cells follow their rows, and a row that
  /// the model shows no more leaves the selection silently. A table that was drifting shows its model
  /// then.
  ///
  /// - Throws: ``ScreenFault/model(_:table:)`` with what the change throws, or
  ///   ``ScreenFault/notEditable(table:)`` for a controller without the capability; nothing has changed
  ///   then.
  /// - Complexity: O(*n* log *n*), where *n* is the number of rows.
  public func arrange<Capability>(
    _ type: Capability.Type, of table: TableView,
    _ change: (inout Capability) throws(ModelFault) -> Void
  ) throws(ScreenFault) {
    try transaction { () throws(ScreenFault) in
      let isAgreed = keptOrder(of: table) == shownRows(in: table)
      try edit(type, of: table, change)
      guard isAgreed, let next = keptOrder(of: table) else {
        return try tell(driftBatch(in: table), in: table, followingIdentity: true)
      }
      try adopt(next, telling: difference(to: next, in: table), in: table)
    }
  }

  /// Returns the condition for which a table's rows are shown, nil where all are.
  public func filter(of table: TableView) -> RowCondition? {
    controller.capability((any FilterableTableController).self)?.filter(ofTable: table.name)
  }

  /// Returns the number of rows of a table's model, also of those that a filter hides.
  public func totalNumberOfRows(of table: TableView) -> Int {
    controller.capability((any FilterableTableController).self)?
      .totalNumberOfRows(inTable: table.name) ?? shownRows(in: table).count
  }

  /// Returns the rows of a table's model in order, also those that a filter hides, nil for a controller
  /// that keeps no order.
  public func wholeOrder(of table: TableView) -> RowOrder? {
    controller.capability((any OrderedTableController).self)?.wholeOrder(ofTable: table.name)
  }

  private func keptOrder(of table: TableView) -> RowOrder? {
    controller.capability((any OrderedTableController).self)?.rowOrder(ofTable: table.name)
  }

  /// Shows an order of the same handles, and tells the table the batch that leads to it.
  ///
  /// What the batch comes to is known, so that it is not worked out row by row, as for one that somebody
  /// else has made.
  private func adopt(
    _ next: RowOrder, telling batch: BatchUpdate, in table: TableView
  ) throws(ScreenFault) {
    isAsking = true
    defer { isAsking = false }
    let shown = shownRows(in: table)
    let after = try askForCounts(of: table)
    assert((try? batch.plan(before: shown.counts, after: after)) != nil)
    for operation in batch.operations { emit(.told(operation), in: table) }
    let renewed = shown.rows(thatLeaveBy: batch)
    let losesSwipe = swipedRow(in: table).map { renewed.contains(shown.row(at: $0)) } ?? false
    recycleCells(in: table, where: renewed.contains)
    loseSelection(
      of: selection(in: table).filter { next.indexPath(of: shown.row(at: $0)) == nil }, in: table)
    state.tables[table.index].shown = next
    askForSectionTitles(in: table)
    fitCard()
    if losesSwipe { _ = try endSwipe(in: table) }
  }

  /// Returns the batch that leads from what a table shows to an order of the same handles.
  ///
  /// Beside ``driftBatch(in:)`` nobody has to be asked for names.
  private func difference(to next: RowOrder, in table: TableView) -> BatchUpdate {
    let shown = shownRows(in: table)
    return BatchUpdate(
      from: numbered(
        sectionTitles(in: table), shown.sectionIndices.map { Array(shown.rows(inSection: $0)) }),
      to: numbered(
        modelTitles(of: table), next.sectionIndices.map { Array(next.rows(inSection: $0)) }))
  }
}

extension RowOrder {
  /// The number of rows in each section.
  fileprivate var counts: [Int] { sectionIndices.map(numberOfRows(inSection:)) }

  /// Returns the rows that a batch deletes, alone or with their section.
  fileprivate func rows(thatLeaveBy batch: BatchUpdate) -> Set<RowID> {
    var leaving = Set<RowID>()
    for operation in batch.operations {
      switch operation {
      case .deleteRow(let path): leaving.insert(row(at: path))
      case .deleteSection(let section): leaving.formUnion(rows(inSection: section))
      default: break
      }
    }
    return leaving
  }
}
