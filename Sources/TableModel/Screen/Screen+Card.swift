extension Screen {
  /// Brings the card to its top point.
  public func openCard() { state.card.y = card.top }

  /// Brings the card to its bottom point.
  public func closeCard() { state.card.y = card.bottom }

  /// Sets the measures; the card keeps the point it rests at, the tables get new cells where more rows show.
  ///
  /// Inside a callback the cells follow at the end of the act.
  ///
  /// - Complexity: O(*v* + *s*) for *v* visible rows and *s* sections of all tables.
  public func setMetrics(_ metrics: Metrics) {
    state.metrics = metrics
    fitCard()
    guard !isActing else { return }
    isActing = true
    defer { isActing = false }
    for table in tables { layout(table) }
  }

  /// Makes the card as tall as its table's rows ask for.
  func fitCard() {
    let fields = cardTable.map { state.tables[$0.index].shown.count } ?? 0
    state.card.adopt(metrics: metrics, fields: fields)
  }
}
