/// The edge of the frame that a row is brought to.
public enum ScrollPosition: String, Sendable, CaseIterable {
  /// The top of the row at the top of the frame.
  case top
  /// The middle of the row in the middle of the frame.
  case middle
  /// The bottom of the row at the bottom of the frame.
  case bottom
  /// The least movement that shows the row, none where it is fully visible.
  case none
}
