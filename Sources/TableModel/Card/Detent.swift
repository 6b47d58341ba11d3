/// A named point a card rests at.
public struct Detent: Hashable, Sendable {
  /// What the point is called.
  public let name: String
  /// The distance of the card's top edge from the top of the screen, in points.
  public let y: Double

  /// Makes a rest point.
  public init(_ name: String, y: Double) {
    self.name = name
    self.y = y
  }
}
