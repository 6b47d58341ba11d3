/// The elements at the start and the end that two lists share, and what lies between them.
///
/// Most differences are small: what is shared need not be looked at again.
struct CommonEnds {
  /// How many elements the starts share.
  private let start: Int
  /// What of the old list lies between.
  let oldRange: Range<Int>
  /// What of the new list lies between.
  let newRange: Range<Int>
  private let oldCount: Int

  /// Compares two lists from both ends.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements shared.
  init<Element: Equatable>(_ old: [Element], _ new: [Element]) {
    let most = min(old.count, new.count)
    let start = (0..<most).first { old[$0] != new[$0] } ?? most
    let end =
      (0..<most - start).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] }
      ?? most - start
    self.start = start
    oldCount = old.count
    oldRange = start..<old.count - end
    newRange = start..<new.count - end
  }

  /// The old indices of the elements that are shared.
  var oldIndices: some Sequence<Int> {
    [0..<start, oldRange.upperBound..<oldCount].lazy.joined()
  }
}
