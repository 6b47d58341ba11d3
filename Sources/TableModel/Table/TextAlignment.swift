/// The side of a cell its text keeps to.
public enum TextAlignment: String, Sendable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
}
