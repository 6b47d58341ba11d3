import TableModel

/// Moves in an order of which somebody keeps a snapshot before each.
struct OrderSnapshots: Act {
  private var moves: OrderMoves
  private var snapshot: RowOrder

  init(rows count: Int) {
    moves = OrderMoves(rows: count)
    snapshot = moves.order
  }

  mutating func perform(from source: Int, to destination: Int) {
    snapshot = moves.order
    moves.perform(from: source, to: destination)
  }
}
