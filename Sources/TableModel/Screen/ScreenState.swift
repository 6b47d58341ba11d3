/// Everything a screen holds beside its controller, as one value.
struct ScreenState: Equatable, Sendable {
  /// The tables, in the controller's order.
  var tables: [TableState] = []
  /// The row that a finger holds in the air.
  var lifted: LiftedRow?
  /// The measures everything follows from.
  var metrics = Metrics()
  /// The card.
  var card = Card(
    top: Metrics().closedCardTop, bottom: Metrics().closedCardTop, screenHeight: Metrics().height)
}
