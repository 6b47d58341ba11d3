/// A part of a pattern, as it was read.
indirect enum PatternNode: Sendable {
  /// A place or a sign.
  case step(PatternStep)
  /// One after the other.
  case sequence([PatternNode])
  /// One of them.
  case choice([PatternNode])
  /// As often as the bounds say, without end where there is no upper one.
  case repeated(PatternNode, from: Int, through: Int?)
}
