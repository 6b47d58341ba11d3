/// Moves in Swift's own array.
struct ArrayMoves: Act {
  private var rows: [UInt32]

  init(rows count: Int) {
    rows = (0..<UInt32(count)).map { $0 }
  }

  mutating func perform(from source: Int, to destination: Int) {
    rows.insert(rows.remove(at: source), at: destination)
  }
}
