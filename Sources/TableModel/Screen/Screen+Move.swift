/// Moving rows in one act.
extension Screen {
  /// Moves a row as a user does who lifts it, carries it and lets go.
  ///
  /// `canMoveRowAt` gates the lift, the controller names the landing place, and the model is told
  /// once, unless the row lands where it was lifted. The destination is the row's final place:
  /// 0 … *n* − 1 in its own section of *n* rows, 0 … *m* in another of *m*. The selection follows
  /// its rows (grade I).
  ///
  /// - Throws: ``ScreenFault``, found in the order source, lift, destination; nothing has changed then.
  ///   A reload that takes the lifted row away is ``ScreenFault/noRow(_:table:)`` of the source.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public func moveRow(
    at source: IndexPath, to proposed: IndexPath, in table: TableView
  ) throws(ScreenFault) -> RowMove {
    try transaction { () throws(ScreenFault) in
      let before = tellings
      try askToLift(source, in: table)
      return try land(source, at: proposed, in: table, isKnown: isUntold(since: before))
    }
  }

  /// Moves rows of one section together; they keep their order and end up one behind the other.
  ///
  /// The destination is the final place of the first row. `canMoveRowAt` is asked about each row, the
  /// target for the one that goes ahead, and the model is told of each row by itself. Where that one is
  /// sent home they all stay (grade I throughout).
  ///
  /// - Throws: What ``moveRow(at:to:in:)`` throws; ``ScreenFault/rowsOfTwoSections(_:_:table:)``,
  ///   ``ScreenFault/severalRowsDragged(table:)``, and ``ScreenFault/noRoom(_:rows:table:)`` for a place
  ///   behind which the rows do not fit.
  /// - Complexity: O(*k* · *n*) for *k* of *n* rows.
  public func moveRows(
    at sources: [IndexPath], to proposed: IndexPath, in table: TableView
  ) throws(ScreenFault) -> [RowMove] {
    try transaction { () throws(ScreenFault) in
      let sources = RowBlock.sources(sources)
      try checkBlock(of: sources, in: table)
      for source in sources { try askToLift(source, in: table) }
      return try land(sources, at: proposed, in: table)
    }
  }

  /// Asks whether a row can be lifted, the first half of ``moveRows(at:to:in:)`` for each of the rows.
  ///
  /// For callers that find the destination's faults after the lift's.
  package func checkLift(of source: IndexPath, in table: TableView) throws(ScreenFault) {
    try transaction { () throws(ScreenFault) in try askToLift(source, in: table) }
  }

  /// Finds why rows cannot move together, before anyone is asked.
  ///
  /// - Throws: As ``moveRows(at:to:in:)``.
  /// - Complexity: O(*k*), where *k* is the number of rows.
  package func checkBlock(of sources: [IndexPath], in table: TableView) throws(ScreenFault) {
    for source in sources { try needRow(at: source, in: table) }
    if let first = sources.first, let other = sources.first(where: { $0.section != first.section })
    {
      throw .rowsOfTwoSections(first, other, table: table.name)
    }
    if sources.count > 1, reorderAPI(of: table) == .drag {
      throw .severalRowsDragged(table: table.name)
    }
  }

  /// Moves rows that were found to be free to move, the second half of ``moveRows(at:to:in:)``.
  ///
  /// - Precondition: The rows stand in order, each once.
  /// - Complexity: O(*k* · *n*) for *k* of *n* rows.
  package func moveLifted(
    _ sources: [IndexPath], to proposed: IndexPath, in table: TableView
  ) throws(ScreenFault) -> [RowMove] {
    try transaction { () throws(ScreenFault) in
      try land(sources, at: proposed, in: table)
    }
  }

  /// Lets a row land; where it is known that it is there, and nobody could have changed that, it is not
  /// looked for again.
  private func land(
    _ source: IndexPath, at proposed: IndexPath, in table: TableView, isKnown: Bool = false
  ) throws(ScreenFault) -> RowMove {
    let before = tellings
    if !isKnown { try needRow(at: source, in: table) }
    let row = keptState.tables[table.index].shown.row(at: source)
    guard canLand(source, at: proposed, in: table) else {
      throw .noRow(proposed, table: table.name)
    }
    let target = try landingPlace(for: row, from: source, proposed: proposed, in: table)
    if target != source {
      try commitMove(
        of: source, to: target, in: table, isKnown: isKnown && isUntold(since: before))
    }
    return RowMove(source: source, proposed: proposed, target: target)
  }

  private func land(
    _ sources: [IndexPath], at proposed: IndexPath, in table: TableView
  ) throws(ScreenFault) -> [RowMove] {
    guard sources.count > 1 else {
      return try sources.map { source throws(ScreenFault) in
        try land(source, at: proposed, in: table)
      }
    }
    let block = RowBlock(sources: sources)
    let rows = try block.sources.map { source throws(ScreenFault) in
      try shownRow(at: source, in: table)
    }
    try checkRoom(for: block, at: proposed, in: table)
    let place = try landingPlace(for: block, of: rows, proposed: proposed, in: table)
    for step in place.map(block.steps(to:)) ?? [] {
      try carry(rows[step.number], to: step.place, in: table)
    }
    return block.sources.enumerated().map { number, source in
      RowMove(
        source: source,
        proposed: IndexPath(row: proposed.row + number, section: proposed.section),
        target: shownRows(in: table).indexPath(of: rows[number]) ?? source)
    }
  }
}

/// Rows that move together.
extension Screen {
  private func checkRoom(
    for block: RowBlock, at place: IndexPath, in table: TableView
  ) throws(ScreenFault) {
    let shown = shownRows(in: table)
    guard shown.sectionIndices.contains(place.section), place.row >= 0,
      place.row <= shown.numberOfRows(inSection: place.section)
    else { throw .noRow(place, table: table.name) }
    let last = block.lastPlace(
      inSection: place.section, of: shown.numberOfRows(inSection: place.section))
    guard place.row <= last else {
      throw .noRoom(place, rows: block.sources.count, table: table.name)
    }
  }

  /// Asks for the target of the row that goes ahead, and returns the place of the block, nil where it stays.
  ///
  /// A leader that is sent back to its own place may be sent home, or to the end of its section
  /// where it stands already: the row at the other end is asked about to tell the two apart.
  private func landingPlace(
    for block: RowBlock, of rows: [RowID], proposed: IndexPath, in table: TableView
  ) throws(ScreenFault) -> IndexPath? {
    let leader = block.leader(to: proposed)
    let proposal = block.proposal(to: proposed)
    func target(of number: Int) throws(ScreenFault) -> IndexPath {
      try landingPlace(
        for: rows[number], from: block.sources[number], proposed: proposal, in: table)
    }
    let answer = try target(of: leader)
    if answer == block.sources[leader], answer != proposal, !block.isContiguous {
      let other = leader == 0 ? rows.count - 1 : 0
      if try target(of: other) == block.sources[other] { return nil }
    }
    return block.place(
      for: answer, of: leader,
      count: shownRows(in: table).numberOfRows(inSection: block.section))
  }

  /// Moves a row of a block from wherever it stands by now.
  private func carry(
    _ row: RowID, to place: IndexPath, in table: TableView
  ) throws(ScreenFault) {
    guard let source = shownRows(in: table).indexPath(of: row) else {
      throw .noRow(place, table: table.name)
    }
    if source != place { try commitMove(of: source, to: place, in: table) }
  }
}
