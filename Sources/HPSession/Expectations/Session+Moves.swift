import CommandKit
import TableModel

/// What `expect moves` states of the last act.
extension Session {
  /// Returns why the last act moved other rows than is stated, nil where it moved those.
  ///
  /// - Throws: `no-row` and the like for a row or place that is not there.
  mutating func failure(
    of wanted: WantedMoves, at range: SourceRange
  ) throws(Diagnostic) -> Diagnostic? {
    let table = try tableInUse(or: wanted.tableWord)
    var moves: [Moved] = []
    for move in wanted.moves { moves.append(try moved(move, in: table)) }
    let got = movedRows().filter { wanted.tableWord == nil || $0.table == table.name }
    guard got != moves else { return nil }
    let homes = screen.tables.map { home in
      let rows = (moves + got).filter { $0.table == home.name }.compactMap(\.row)
      return (home.name, RowTitles(rows, in: home, on: screen))
    }
    let titles = Dictionary(homes) { first, _ in first }
    return Diagnostic(
      .expectation, "the last command made other moves", at: range,
      notes: FailureNotes.lines(wanted: moves, got: got) { move in
        // A row of another table stands with its table before it.
        let table = move.table == table.name ? "" : "\(move.table) "
        let title = move.row.flatMap { titles[move.table]?.title(of: $0) } ?? "no row"
        return "\(table)\(title): \(move.source) -> \(move.target)"
      })
  }

  private mutating func moved(
    _ move: WantedMoves.Move, in table: TableView
  ) throws(Diagnostic) -> Moved {
    let path = try path(of: move.row, in: table)
    return Moved(
      table: table.name, row: screen.shownRows(in: table).row(at: path),
      source: try indexPath(move.source, in: table),
      target: try indexPath(move.target, in: table))
  }

  /// Returns the index path that is written: no row need stand there any more.
  private func indexPath(
    _ place: WantedMoves.Place, in table: TableView
  ) throws(Diagnostic) -> IndexPath {
    IndexPath(row: place.row, section: try section(place.section, in: table, code: .noRow))
  }

  /// Returns the rows that the last act told the model to move, in the order of the calls.
  ///
  /// A path in a call is the row's place when the call was made, after the calls before it.
  private func movedRows() -> [Moved] {
    var orders: [String: RowOrder] = [:]
    let before = beforeLastAct
    return lastCalls.compactMap { event in
      guard case .moveRowAt(let source, let target) = event.call else { return nil }
      var order = orders[event.table] ?? before?.shownRows(inTable: event.table)
      let row = order?.moving(source, to: target)
      orders[event.table] = order
      return Moved(table: event.table, row: row, source: source, target: target)
    }
  }
}

/// A row that the model was told to move.
private struct Moved: Hashable {
  let table: String
  let row: RowID?
  let source: IndexPath
  let target: IndexPath
}

extension RowOrder {
  /// Moves the row at a place and returns it, nil where there is no such row or place.
  fileprivate mutating func moving(_ source: IndexPath, to target: IndexPath) -> RowID? {
    guard contains(source), sectionIndices.contains(target.section) else { return nil }
    let count = numberOfRows(inSection: target.section)
    guard target.row <= (source.section == target.section ? count - 1 : count) else { return nil }
    defer { moveRow(at: source, to: target) }
    return row(at: source)
  }
}
