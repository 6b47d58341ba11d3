import CommandKit
import TableModel

extension Command<Session> {
  static let card = Command(
    "card", "Shows the card, or opens or closes it.", category: Category.look,
    forms: ["card", "card open|close"],
    .optionalOperand(
      "what to do", .choice(["open", "close"]), "Brings the card to its top or bottom point."),
    examples: [
      Example("card", "where it rests and what it says"),
      Example("card open", "brings it to its top point"),
    ],
    run: showOrMoveCard)
}

private func showOrMoveCard(_ session: inout Session, act: String?) throws(Diagnostic) {
  switch act {
  case "open": session.screen.openCard()
  case "close": session.screen.closeCard()
  default:
    session.print(session.cardLine)
    for line in session.cardLines { session.print(line.visible) }
    return
  }
  session.report(session.cardLine)
}

extension Session {
  /// Where the card rests: `card: closed, y 812`.
  fileprivate var cardLine: String {
    "card: \(screen.card.position.rawValue), y \(screen.card.y.measure)"
  }
}
