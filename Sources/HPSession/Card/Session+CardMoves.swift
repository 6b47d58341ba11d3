import CommandKit
import TableModel

/// The card as a finger or an app moves it.
extension Session {
  /// Brings the card to its top point, or to a detent, and prints where it is.
  ///
  /// - Throws: `wrong-state` while a finger holds it, `usage` where no detent has the name.
  mutating func openCard(at detent: Word?) throws(Diagnostic) {
    try needFreeCard()
    guard let detent else {
      screen.openCard()
      return report(cardPlace)
    }
    guard screen.openCard(at: detent.text) else {
      let names = screen.card.detents.all.map(\.name)
      throw Diagnostic(
        .usage, "the card has no detent \(detent.shown)", at: detent.range,
        hint: Suggestion.hint(for: detent.text, among: names)
          ?? (names.isEmpty ? "card detents NAME=Y… gives it some" : names.joinedAsChoices))
    }
    report(cardPlace)
  }

  /// Brings the card to its bottom point and prints where it is.
  ///
  /// - Throws: `wrong-state` while a finger holds it.
  mutating func closeCard() throws(Diagnostic) {
    try needFreeCard()
    screen.closeCard()
    report(cardPlace)
  }

  /// Drags the card step by step and prints where each leaves it.
  mutating func dragCard(by steps: [Double]) {
    for step in steps {
      screen.dragCard(by: step)
      report(cardPlace)
    }
  }

  /// Lets go of the card and prints where it comes to rest.
  ///
  /// - Throws: `wrong-state` where no finger holds it.
  mutating func releaseCard(velocity: Double) throws(Diagnostic) {
    try act { screen throws(ScreenFault) in try screen.releaseCard(velocity: velocity) }
    report(cardPlace)
  }

  private func needFreeCard() throws(Diagnostic) {
    guard screen.card.isDragging else { return }
    throw Diagnostic(
      .wrongState, "a finger holds the card", hint: "card release lets go")
  }
}
