import TableModel

/// Moves in an order that nobody else holds.
struct OrderMoves: Act {
  private(set) var order: RowOrder

  init(rows count: Int) {
    order = RowOrder(sections: [(0..<UInt32(count)).map { RowID(rawValue: $0) }])
  }

  mutating func perform(from source: Int, to destination: Int) {
    order.moveRow(
      at: IndexPath(row: source, section: 0), to: IndexPath(row: destination, section: 0))
  }
}
