/// The numbers of SplitMix64, which the C tree draws as well: both make the same moves.
struct RandomNumbers {
  private var state: UInt64 = 1

  /// Draws a number from 0 up to a bound.
  mutating func next(below bound: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }
}
