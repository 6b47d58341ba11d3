import CommandKit
import Records
import TableModel

extension Session {
  /// Returns what a side of an expectation comes to on the screen.
  ///
  /// - Throws: `no-row` and the like for a reference that fits no row, `usage` for words too many.
  mutating func finding(of side: Expression.Side) throws(Diagnostic) -> Finding {
    guard let subject = side.subject else { return .literals(side.words) }
    switch subject {
    case .selection:
      let table = try tableAlone(side)
      return .rows(rowIDs(at: screen.selection(in: table), in: table), table)
    case .white:
      let table = try tableAlone(side)
      return .rows(rowIDs(at: whitePaths(in: table), in: table), table)
    case .count: return .number("\(try rowCount(side))")
    case .rows:
      let rows = try resolve(rowsOperand(side))
      return .rows(rowIDs(at: rows.paths, in: rows.table), rows.table)
    case .title:
      let rows = try resolve(rowsOperand(side))
      guard rows.paths.count == 1 else {
        throw Diagnostic(
          .usage, "title asks for one row, and these are \(rows.paths.count)", at: side.range)
      }
      return .text(screen.title(of: rowIDs(at: rows.paths, in: rows.table)[0], in: rows.table))
    case .drift:
      let places = screen.drift(in: try tableAlone(side)).map(\.path.description)
      return .lines(places, arePlaces: true)
    case .calls: return try callFinding(side)
    case .hittable: return .text(try touchFinding(side))
    case .cell: return .text(try cellFinding(side))
    case .field: return .text(try fieldFinding(side))
    case .card, .cardRow, .cardPosition, .cardY:
      if let word = side.words.first {
        throw Diagnostic(.usage, "\"\(word.text)\" does not belong here", at: word.range)
      }
      return cardFinding(subject)
    }
  }

  private func cardFinding(_ subject: Subject) -> Finding {
    switch subject {
    case .cardRow: .identity(screen.controller.cardRowIdentity)
    case .cardPosition: .text(screen.card.position.rawValue)
    case .cardY: .number(screen.card.y.measure)
    default: .lines(cardLines)
    }
  }

  /// The lines on the card as its cells say them, which the model may have left behind.
  var cardLines: [String] {
    guard let table = screen.cardTable else { return [] }
    return screen.shownRows(in: table).indexPaths.map {
      screen.cell(ofRowAt: $0, in: table).text
    }
  }

  /// Returns the rows with a white title: those on screen by their cell, and the card's row by the cell it would get.
  private func whitePaths(in table: TableView) -> [IndexPath] {
    var paths = Set(screen.visiblePaths(in: table).filter { isWhite($0, in: table) })
    if table.name == screen.cardSource?.name, let identity = screen.controller.cardRowIdentity,
      let path = screen.path(ofIdentity: identity, in: table), isWhite(path, in: table)
    {
      paths.insert(path)
    }
    return paths.sorted()
  }

  private func isWhite(_ path: IndexPath, in table: TableView) -> Bool {
    screen.cell(ofRowAt: path, in: table).textColor == .white
  }

  private func rowIDs(at paths: [IndexPath], in table: TableView) -> [RowID] {
    let shown = screen.shownRows(in: table)
    return paths.map { shown.row(at: $0) }
  }

  private mutating func rowCount(_ side: Expression.Side) throws(Diagnostic) -> Int {
    guard !side.words.isEmpty else { return screen.shownRows(in: table).count }
    let operand = try RowsOperand(side.words)
    let (table, ranges) = tableAndRanges(of: operand)
    return ranges.isEmpty
      ? screen.shownRows(in: table).count : try resolve(operand).paths.count
  }

  private func rowsOperand(_ side: Expression.Side) throws(Diagnostic) -> RowsOperand {
    guard !side.words.isEmpty else {
      throw Diagnostic(.usage, "a row is missing", at: side.range.end)
    }
    return try RowsOperand(side.words)
  }

  private func tableAlone(_ side: Expression.Side) throws(Diagnostic) -> TableView {
    guard let word = side.words.first else { return table }
    if side.words.count > 1 {
      throw Diagnostic(
        .usage, "\"\(side.words[1].text)\" does not belong here", at: side.words[1].range)
    }
    return try table(word)
  }
}
