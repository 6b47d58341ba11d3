/// What is wrong with a cell, and where.
struct CellFault: Error {
  /// What it can be.
  enum Kind {
    /// The quote that opens the cell is never closed.
    case openQuote
    /// More of the cell stands behind its closing quote.
    case afterQuote
    /// It is behind the last of so many columns.
    case tooMany(Int)
  }

  let offset: Int
  let kind: Kind
}
