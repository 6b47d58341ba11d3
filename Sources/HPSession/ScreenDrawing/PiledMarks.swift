/// Marks that pile up on one sign, of which a screen can show a few.
struct PiledMarks {
  /// How many marks stand on the sign so far.
  private var count = 0
  /// The marks that one sign may carry: more than any script needs.
  private static let most = 6

  /// Makes the piles of a text that begins.
  init() {}

  /// Returns whether a scalar, which comes next, may stay: one mark too many would cover what stands around.
  mutating func mayTake(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else {
      count = 0
      return true
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: count += 1
    default: count = 0
    }
    return count <= PiledMarks.most
  }
}
