/// What the height of an open card follows from.
public enum CardHeight: String, CaseIterable, Sendable {
  /// The rule of the sample screen: a row height more than there are rows, and the inset at the bottom.
  ///
  /// Heights of single rows, headers and the grab bar's own height do not count, and nothing keeps
  /// the card below the top of the screen.
  case source
  /// Grab bar, the content of the card's table, and the inset, up to the greatest height (grade U).
  case content
}
