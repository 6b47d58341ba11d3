/// The rows that a table shows while it takes in others: those of an order but for some, and those that came.
struct StandingRows {
  private var order = RowOrder()
  private var gone: Set<RowID> = []
  private var came: Set<RowID> = []

  /// Makes the rows of a table that shows none yet.
  init() {}

  /// Makes the rows of an order but for some.
  init(_ order: RowOrder, without gone: Set<RowID>) {
    (self.order, self.gone) = (order, gone)
  }

  /// Returns whether a row stands.
  func contains(_ row: RowID) -> Bool {
    came.contains(row) || (order.contains(row) && !gone.contains(row))
  }

  /// Takes a row in, and returns whether it did not stand yet.
  mutating func insert(_ row: RowID) -> Bool {
    guard !contains(row) else { return false }
    came.insert(row)
    return true
  }
}
