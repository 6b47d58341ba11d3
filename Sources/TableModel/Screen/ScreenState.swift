/// Everything a screen holds beside its controller, as one value.
struct ScreenState: Sendable {
  /// The tables, in the controller's order.
  var tables: [TableState] = []
  /// The measures everything follows from.
  var metrics = Metrics()
  /// The card.
  var card = Card(metrics: Metrics(), fields: 0)
}
