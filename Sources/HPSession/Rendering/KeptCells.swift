/// The cells of a list in the order in which they are written, kept from the look that finds how wide they are
/// to the one that writes them.
///
/// A record far from the last one takes longer to reach than a cell to copy. What goes beyond a bound is
/// read twice, so that a list of any length takes no more memory.
struct KeptCells {
  private struct Cell {
    let end: Int
    let width: Int
  }

  private var bytes: [UInt8] = []
  private var cells: [Cell] = []
  private var isFull = false
  /// The cell that is written next.
  private var next = 0

  /// The bytes that cells take at most, about.
  private static let most = 64 << 20

  /// Keeps a cell, whose text is appended with what could drive a terminal escaped; returns its width.
  mutating func keep(_ append: (inout [UInt8]) -> Int) -> Int {
    let start = bytes.count
    let width = append(&bytes)
    isFull = isFull || bytes.count + cells.count * MemoryLayout<Cell>.stride > KeptCells.most
    if isFull {
      bytes.removeSubrange(start...)
    } else {
      cells.append(Cell(end: bytes.count, width: width))
    }
    return width
  }

  /// Appends the next cell to a list, from what was kept or by its text, and returns its width.
  mutating func take(to list: inout [UInt8], _ append: (inout [UInt8]) -> Int) -> Int {
    guard next < cells.count else { return append(&list) }
    let start = next == 0 ? 0 : cells[next - 1].end
    list += bytes[start..<cells[next].end]
    next += 1
    return cells[next - 1].width
  }
}
