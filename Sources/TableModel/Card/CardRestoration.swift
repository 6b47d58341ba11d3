/// What a card is to be again that it was at another time; where it rests follows from screen and rows.
package struct CardRestoration {
  /// Where the card is.
  package var y: Double
  /// Where it was when a finger took hold of it, nil where none holds it.
  package var origin: Double?
  /// What keeps it between its bounds while it is dragged.
  package var bounds = CardBounds.source
  /// What the height of the open card follows from.
  package var heightRule = CardHeight.source
  /// The rest points of its own.
  package var detents = Detents()

  /// Makes a card at a place, with a fresh card's rules.
  package init(y: Double) { self.y = y }
}
