import CommandKit

/// What a name stands for.
enum Variable {
  /// Texts: one, or as many as a list has.
  case values([WordValue])
  /// The row whose turn it is in a loop.
  case row(LoopRow)
}
