/// A state that comes from outside, such as a file.
extension Screen {
  /// Puts a controller in the place of the one there, and lets tables and card be as they were at another time.
  ///
  /// No table asks for its rows: it shows what it is told to show, which the model may lack. The names
  /// of the rows must be the controller's. Cells on screen are asked for anew.
  ///
  /// - Precondition: The controller keeps an order; its tables are those given.
  /// - Throws: ``ScreenFault/rowLifted(_:table:)``.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  package func restore(
    _ replacement: any TableController, tables: [TableRestoration], metrics: Metrics,
    card: CardRestoration
  ) throws(ScreenFault) {
    try transaction { () throws(ScreenFault) in
      controller = replacement
      state = ScreenState()
      state.tables = tables.map(\.state)
      makeTables()
      state.metrics = metrics
      state.card.bounds = card.bounds
      state.card.heightRule = card.heightRule
      state.card.detents = card.detents
      fitCard()
      state.card.put(at: card.y, heldFrom: card.origin)
    }
  }
}
