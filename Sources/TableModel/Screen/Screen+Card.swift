/// The card as a user and an app move it.
extension Screen {
  /// Brings the card to its top point, also out of a finger's hold.
  public func openCard() { state.card.rest(at: card.top) }

  /// Brings the card to its bottom point, also out of a finger's hold.
  public func closeCard() { state.card.rest(at: card.bottom) }

  /// Brings the card to one of its detents, as an app does; false where none has the name.
  public func openCard(at detent: String) -> Bool {
    guard let detent = card.detents.detent(named: detent) else { return false }
    state.card.rest(at: detent.y)
    return true
  }

  /// Drags the card by so many points since the finger took hold of it, positive downwards.
  ///
  /// The first step takes hold of the card.
  public func dragCard(by translation: Double) { state.card.drag(by: translation) }

  /// Lets go of the card at a velocity in points a second, which counts where it has detents.
  ///
  /// - Throws: ``ScreenFault/noDrag``.
  public func releaseCard(velocity: Double = 0) throws(ScreenFault) {
    guard card.isDragging else { throw .noDrag }
    state.card.release(velocity: velocity)
  }

  /// Sets what keeps the card between its bounds while a finger drags it.
  public func setCardBounds(_ bounds: CardBounds) { state.card.bounds = bounds }

  /// Sets what the height of the open card follows from; at rest it keeps the point it rests at.
  public func setCardHeight(_ rule: CardHeight) {
    state.card.heightRule = rule
    fitCard()
    layOutAll()
  }

  /// Gives the card rest points of its own, none for those that follow from its height.
  ///
  /// At rest it keeps its detent by name, else it goes to the nearest.
  public func setCardDetents(_ detents: Detents) {
    state.card.setDetents(detents)
    fitCard()
  }

  /// Sets the measures; the card keeps the point it rests at, the tables get new cells where more rows show.
  ///
  /// Inside a callback the cells follow at the end of the act.
  ///
  /// - Complexity: O(*v* + *s*) for *v* visible rows and *s* sections of all tables.
  public func setMetrics(_ metrics: Metrics) {
    state.metrics = metrics
    fitCard()
    layOutAll()
  }

  private func layOutAll() {
    guard !isActing else { return }
    isActing = true
    defer { isActing = false }
    for table in tables { layout(table) }
  }

  /// Makes the card as tall as its table asks for.
  func fitCard() {
    state.card.fit(
      top: metrics.height - openCardHeight, bottom: metrics.closedCardTop,
      screenHeight: metrics.height)
  }

  private var openCardHeight: Double {
    switch card.heightRule {
    case .source:
      let rows = cardTable.map { shownRows(in: $0).count } ?? 0
      return Double(rows + 1) * metrics.rowHeight + metrics.bottomInset
    case .content:
      let content = cardTable.map { geometry(of: $0).height } ?? 0
      return content + (metrics.grabBar + metrics.bottomInset)
    }
  }
}
