/// Where something lies in the content of a table, in points from its top.
///
/// Two numbers, since with a negative height they are no range.
public struct VerticalSpan: Hashable, Sendable {
  /// The distance of its top edge.
  public let top: Double
  /// The distance of its bottom edge.
  public let bottom: Double

  /// Makes the span between two distances.
  package init(top: Double, bottom: Double) {
    self.top = top
    self.bottom = bottom
  }
}
