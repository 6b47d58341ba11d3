/// The draggable card over the main table: where it is and where it may rest.
///
/// Heights are distances of the card's top edge from the top of the screen, in points: the smaller,
/// the further open.
public struct Card: Hashable, Sendable {
  /// Where the card rests.
  public enum Position: String, Sendable {
    /// At its top point.
    case open
    /// At its bottom point.
    case closed
    /// Elsewhere.
    case between
  }

  /// The distance of the card from the top of the screen, in points.
  public internal(set) var y: Double
  /// The highest point the card rests at.
  public internal(set) var top: Double
  /// The lowest point the card rests at, where only its grab bar shows.
  public internal(set) var bottom: Double

  /// Makes a closed card for a number of fields.
  init(metrics: Metrics, fields: Int) {
    top = metrics.height - (Double(fields + 1) * metrics.rowHeight + metrics.bottomInset)
    bottom = metrics.height - (metrics.grabBar + metrics.bottomInset)
    y = bottom
  }

  /// Where the card rests; a card whose points coincide is closed.
  public var position: Position { y == bottom ? .closed : y == top ? .open : .between }

  /// Moves the points the card may rest at, and the card with the point it rested at.
  ///
  /// Between the two it stays where it is, as far as that is still between them.
  mutating func adopt(metrics: Metrics, fields: Int) {
    let position = position
    let old = y
    self = Card(metrics: metrics, fields: fields)
    switch position {
    case .open: y = top
    case .closed: y = bottom
    case .between: y = min(max(old, min(top, bottom)), max(top, bottom))
    }
  }
}
