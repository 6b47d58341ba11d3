import CommandKit
import TableModel

extension Command<Session> {
  static let card = Command(
    "card", "Shows the card, moves it as a finger or an app does, or sets its rules.",
    category: Category.act,
    discussion: """
      drag takes hold of the card: each DY is the way since then in points, down is positive, and
      release lets go. bounds says what holds a drag: source as the sample screen does, where one
      step may overshoot and then freezes, clamp, or rubber. height is source, a row height for each
      field and one more, or content: grab bar, rows and inset, up to metrics card-max-height.
      detents are rest points of its own, by their distance from the top of the screen; release
      goes to one of them, by place and velocity. source is the table whose taps fill the card.
      """,
    forms: ["card"]
      + CardAct.forms.map { $0.value.isEmpty ? "card \($0.key)" : "card \($0.key) \($0.value)" },
    .optionalOperand("what to do", .cardAct, "Moves the card, or sets one of its rules."),
    .option(
      "--velocity", .points("V"),
      "How fast release lets go, in points a second; it counts where there are detents."),
    examples: [
      Example(
        """
        card drag -80 -250
        #> card: dragging, y 732
        #> card: dragging, y 562
        card release
        #> card: open, y 612
        """, "a drag: each number is the way since the finger went down"),
      Example(
        """
        select "Luna Lovegood"
        card
        #> card: closed, y 812
        #> Gender: female
        #> House: Ravenclaw
        #> Actor: Evanna Lynch
        #> Patronus: hare
        """, "what the card says"),
    ],
    seeAlso: ["metrics", "screen", "measures"],
    calls: ["reloadData", "silentDeselect"],
    run: runCard)
}

private func runCard(
  _ session: inout Session, act: CardAct?, velocity: Double?
) throws(Diagnostic) {
  if velocity != nil {
    guard case .release = act else {
      throw Diagnostic(.usage, "--velocity is how fast card release lets go")
    }
  }
  switch act {
  case nil: session.showCard()
  case .open(let detent): try session.openCard(at: detent)
  case .close: try session.closeCard()
  case .drag(let steps): session.dragCard(by: steps)
  case .release: try session.releaseCard(velocity: velocity ?? 0)
  case .bounds(let bounds): session.screen.setCardBounds(bounds)
  case .height(let rule): session.screen.setCardHeight(rule)
  case .detents(let detents): session.screen.setCardDetents(detents)
  case .fields(let lines): try session.setCardFields(lines)
  case .source(let table): try session.setCardSource(table)
  }
}

extension Session {
  /// Prints where the card is and what it says.
  fileprivate mutating func showCard() {
    print(cardPlace)
    for line in cardLines { print(line.visible) }
  }

  /// Where the card is: `card: closed, y 812`.
  var cardPlace: String {
    "card: \(screen.card.position.rawValue), y \(screen.card.y.measure)"
  }
}
