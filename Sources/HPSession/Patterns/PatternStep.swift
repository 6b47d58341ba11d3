/// What a pattern asks of one character, or of the place between two.
enum PatternStep: Sendable {
  case character(Character)
  case anyCharacter
  case oneOf(PatternSet)
  /// The start of the text.
  case start
  /// The end of the text.
  case end
  /// A place between a word and what is none, or a place that is not such.
  case wordEdge(Bool)
}
