/// The colour of a cell's text.
public enum TextColor: String, Sendable {
  /// The colour of a cell that nobody coloured.
  case black
  /// The colour of the selected title on the sample screen.
  case white
}
