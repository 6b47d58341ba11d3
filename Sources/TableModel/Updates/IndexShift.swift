/// What becomes of the indices of a list when some elements leave it and others take given places.
///
/// Those that stay keep their order and fill the places that are left, which is what deletes in
/// descending and then inserts in ascending order come to.
///
///     // A B C D E, 1 leaves, something arrives at 3
///     let shift = IndexShift(leaving: [1], arriving: [3])
///     shift.newIndex(ofOld: 3)    // 2
///     shift.oldIndex(ofNew: 4)    // 4
struct IndexShift: Hashable, Sendable {
  /// The old indices of those that leave, ascending.
  let leaving: [Int]
  /// The new indices of those that arrive, ascending.
  let arriving: [Int]

  /// Returns where the element at an old index stands, or nil where it leaves.
  ///
  /// - Complexity: O(log *k*), where *k* is the number of those that leave or arrive.
  func newIndex(ofOld old: Int) -> Int? {
    Self.unskip(Self.skip(old, leaving), arriving)
  }

  /// Returns which old index stands at a new one, or nil where it has arrived.
  ///
  /// - Complexity: O(log *k*), where *k* is the number of those that leave or arrive.
  func oldIndex(ofNew new: Int) -> Int? {
    Self.unskip(Self.skip(new, arriving), leaving)
  }

  /// Returns how many indices lie below one when some are left out, or nil where it is left out.
  private static func skip(_ index: Int, _ leftOut: [Int]) -> Int? {
    let below = leftOut.indices.partitioningIndex { leftOut[$0] >= index }
    return below < leftOut.count && leftOut[below] == index ? nil : index - below
  }

  /// Returns the index below which so many lie when some are left out.
  private static func unskip(_ rank: Int?, _ leftOut: [Int]) -> Int? {
    guard let rank else { return nil }
    // How many of those left out lie below: a number that never falls as they go up.
    return rank + leftOut.indices.partitioningIndex { leftOut[$0] - $0 > rank }
  }
}
