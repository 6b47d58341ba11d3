extension TerminalScreen {
  /// Changes the size, breaking every line anew.
  package mutating func resize(columns: Int, rows height: Int) {
    let lines = joinedLines()
    var rows: [Row] = []
    var place = (row: 0, column: 0)
    for (number, line) in lines.cells.enumerated() {
      let pieces = Self.pieces(of: line, columns: columns)
      if number == lines.cursorLine {
        let rowInLine = min(lines.cursorOffset / columns, pieces.count - 1)
        place = (
          rows.count + rowInLine, min(lines.cursorOffset - rowInLine * columns, columns - 1)
        )
      }
      rows += pieces
    }
    while rows.count > max(place.row + 1, height), rows.last?.cells.isEmpty == true {
      rows.removeLast()
    }
    let surplus = max(rows.count - height, 0)
    scrolledOff += rows.prefix(surplus)
    self.rows =
      rows.dropFirst(surplus) + Array(repeating: Row(), count: max(height - rows.count, 0))
    self.columns = columns
    self.height = height
    (row, column) = (max(place.row - surplus, 0), place.column)
    wrapsNext = false
  }

  private func joinedLines() -> (cells: [[String?]], cursorLine: Int, cursorOffset: Int) {
    var lines: [[String?]] = [[]]
    var cursor = (line: 0, offset: 0)
    for (number, row) in rows.enumerated() {
      if number == self.row { cursor = (lines.count - 1, lines[lines.count - 1].count + column) }
      lines[lines.count - 1] += row.cells
      if !row.continues { lines.append([]) }
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    while let last = lines.last, last.isEmpty, lines.count > cursor.line + 1 { lines.removeLast() }
    return (lines, cursor.line, cursor.offset + (wrapsNext ? 1 : 0))
  }

  private static func pieces(of line: [String?], columns: Int) -> [Row] {
    var pieces: [Row] = []
    var rest = line[...]
    while rest.count > columns {
      // A wide character does not stand in the last column.
      let isSplit = rest[rest.startIndex + columns] == ""
      let count = isSplit ? columns - 1 : columns
      pieces.append(Row(cells: Array(rest.prefix(count)), continues: true))
      rest = rest.dropFirst(count)
    }
    return pieces + [Row(cells: Array(rest))]
  }
}
