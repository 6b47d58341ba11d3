import TableModel

/// Rows that are moved together.
extension ActReader {
  /// Rows of one section that were lifted one after the other, each behind the one before.
  private struct Lifts {
    var rows: [IndexPath]
    /// For each of them, the number of the call that asked whether it can be lifted.
    var calls: [Int]
  }

  /// Reads rows that were moved together: lifted one after the other, then each told of.
  ///
  /// nil, and nothing is read, where the row that was lifted last is not one of them.
  mutating func moves(
    withRowAt first: IndexPath, in table: String, from start: Int
  ) -> ImportedAct? {
    let lift = index
    if lift > lifts.end {
      let found = takeLifts(of: first, in: table)
      let end = index
      lifts = (block(of: found, in: table), end)
      go(to: lift)
    }
    guard lifts.block == lift - 1 else { return nil }
    let rows = takeLifts(of: first, in: table).rows
    guard let leader = take(in: table, \.target) else { return nil }
    _ = take(in: table, \.target)
    while take(in: table, \.move) != nil { skip { $0.table == table && $0.isMoveOfTable } }
    return act(move(of: rows, from: leader, in: table), from: start)
  }

  /// Returns the command that moves rows as the one that went ahead was carried.
  func move(
    of rows: [IndexPath], from leader: TraceEvent.Call.Target, in table: String
  ) -> String {
    let sources = rows.map(\.description).joined(separator: " ")
    return "move \(table) \(sources) -> \(RowBlock(sources: rows).place(from: leader))"
  }

  /// Takes the questions whether rows can be lifted, of which the first is taken already.
  ///
  /// - Complexity: O(*k*), where *k* is the number of rows.
  private mutating func takeLifts(of first: IndexPath, in table: String) -> Lifts {
    var lifts = Lifts(rows: [first], calls: [index - 1])
    var last = first
    while let row = takeLift(behind: last, in: table) {
      lifts.rows.append(row)
      lifts.calls.append(index - 1)
      last = row
    }
    return lifts
  }

  /// Takes the question whether a row can be lifted that stands behind another in its section.
  private mutating func takeLift(behind row: IndexPath, in table: String) -> IndexPath? {
    let start = index
    _ = take(in: table, \.reached)
    if let (path, answer) = take(in: table, \.lift), answer, path.section == row.section,
      path > row
    {
      return path
    }
    go(to: start)
    return nil
  }

  /// The rows at most that the calls are held against when it is to be found which of them moved together.
  private static let mostCandidates = 256

  /// Returns the call that lifted the first of the rows that moved together, nil where they did not: the
  /// rows before it were put back.
  ///
  /// - Complexity: O(*k*), where *k* is the number of rows.
  private mutating func block(of lifts: Lifts, in table: String) -> Int? {
    let last = lifts.rows.count - 1
    guard last > 0, let leader = take(in: table, \.target) else { return nil }
    // Where the first goes ahead it says which it is, and so does the other end, which is asked to tell a
    // row that is sent home from one that is sent to the end of its section.
    let other = take(in: table) { $0.target.flatMap { $0.proposed == leader.proposed ? $0 : nil } }
    if let first = leader.source == lifts.rows[last] ? other?.source : leader.source,
      first != lifts.rows[last]
    {
      return lifts.rows.firstIndex(of: first).map { lifts.calls[$0] }
    }
    let moved = moveCount(in: table)
    for first in stride(from: last - max(0, moved - 1), through: 0, by: -1)
      .prefix(Self.mostCandidates)
    {
      let block = RowBlock(sources: Array(lifts.rows[first...]))
      guard block.isMoved(by: leader, then: rest, in: table) else { continue }
      return first == last ? nil : lifts.calls[first]
    }
    return nil
  }

  /// Returns how many moves a table told of one after the other.
  private mutating func moveCount(in table: String) -> Int {
    let start = index
    defer { go(to: start) }
    var count = 0
    while take(in: table, \.move) != nil {
      count += 1
      skip { $0.table == table && $0.isMoveOfTable }
    }
    return count
  }
}
