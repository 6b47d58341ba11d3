/// The cells of a table that went off screen and wait to be used again.
///
/// A cell keeps its look: what nobody sets on it anew is still there when it comes back
/// (grade U). The last one to come is the first to go, among those of a reuse identifier (grade I).
struct CellPool: Equatable, Sendable {
  /// The cells, the last one to come at the end.
  private(set) var cells: [TableCell] = []
  /// The cells that are configured anew and stay with their row meanwhile.
  private var reserved: [RowID: TableCell] = [:]
  /// The cell that was taken for the row that is asked about, nil where none was.
  private var taken: TableCell?

  /// Takes a cell in.
  mutating func add(_ cell: TableCell) { cells.append(cell) }

  /// Keeps the cell of a row for the time when it is configured anew.
  mutating func reserve(_ cell: TableCell, for row: RowID) { reserved[row] = cell }

  /// Takes in the cell that was kept for a row, if the row goes off screen before its time.
  mutating func release(_ row: RowID) {
    if let cell = reserved.removeValue(forKey: row) { cells.append(cell) }
  }

  /// Begins the asking for the cell of a row.
  mutating func begin(_ row: RowID) {
    taken = nil
    release(row)
  }

  /// Takes a cell out for the row that is asked about, a new one where none waits.
  ///
  /// Asked twice for the same row it gives the same cell, since a row has one.
  mutating func take(_ reuseIdentifier: String) -> TableCell {
    if let taken, taken.reuseIdentifier == reuseIdentifier { return taken }
    let index = cells.lastIndex { $0.reuseIdentifier == reuseIdentifier }
    let cell = index.map { cells.remove(at: $0) }
    let given = cell ?? TableCell(text: "", reuseIdentifier: reuseIdentifier)
    taken = given
    return given
  }

  /// Returns the cell that would be taken, and leaves it where it is.
  func next(_ reuseIdentifier: String) -> TableCell {
    cells.last { $0.reuseIdentifier == reuseIdentifier }
      ?? TableCell(text: "", reuseIdentifier: reuseIdentifier)
  }

  /// Drops the cells that came first, so that no more than a number stay.
  mutating func trim(to most: Int) { cells.removeFirst(max(0, cells.count - most)) }
}
