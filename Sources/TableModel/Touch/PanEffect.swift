/// What a finger moves, of all that lies under it and could be moved.
public enum PanEffect: Hashable, Sendable {
  /// The row is lifted and dragged.
  case rowDrag(IndexPath, table: String)
  /// The row is swiped aside, and its actions come out.
  case swipe(IndexPath, table: String)
  /// The card is dragged.
  case cardDrag
  /// The table is scrolled.
  case scroll(table: String)
  /// Nothing moves.
  case nothing
}
