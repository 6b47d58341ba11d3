import TableModel

/// Rows that are moved together.
extension ActReader {
  /// Reads rows that were moved together: lifted one after the other, then each told of.
  ///
  /// nil, and nothing is read, where the rows before the last may as well have been put back.
  mutating func moves(
    withRowAt first: IndexPath, in table: String, from start: Int
  ) -> ImportedAct? {
    let lift = index
    var rows = [first]
    while let row = takeLift(behind: rows[rows.count - 1], in: table) { rows.append(row) }
    let leader = take(in: table, \.target)
    _ = take(in: table, \.target)
    var moved = 0
    while take(in: table, \.move) != nil {
      moved += 1
      skip { $0.table == table && $0.isMoveOfTable }
    }
    // On the way down in its section the last row goes ahead, else the first.
    let goesDown = leader?.source == rows.last
    guard rows.count > 1, let leader, goesDown ? moved == rows.count : leader.source == first else {
      go(to: lift)
      return nil
    }
    var place = leader.proposed
    if goesDown, place.section == first.section { place.row -= rows.count - 1 }
    let sources = rows.map(\.description).joined(separator: " ")
    return act("move \(table) \(sources) -> \(place)", from: start)
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
}
