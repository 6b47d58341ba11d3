/// What becomes of sections from one list of them to another, by identity.
struct SectionDifference {
  /// A section that both lists have.
  struct Pair {
    /// Its index in the old list.
    let old: Int
    /// Its index in the new list.
    let new: Int
    /// Whether its rows differ, or stand in another order.
    let isChanged: Bool
  }

  /// The sections that keep their place among those that stay, in order.
  private(set) var staying: [Pair] = []
  /// The sections that move, their rows unchanged, by their new index.
  private(set) var moving: [Pair] = []
  /// The sections that go, ascending.
  private(set) var deleted: [Int]
  /// The sections that come, ascending.
  private(set) var inserted: [Int]

  /// Compares two lists of sections; of equal identities in one list the first counts.
  ///
  /// The fewest sections move, and of the ways to do so one that moves the fewest changed ones: a
  /// section cannot move and change, so that a changed one goes and comes instead.
  ///
  /// - Complexity: O(*s* log *s*), where *s* is the number of sections, besides what `isChanged` takes.
  init<Section: Hashable>(
    from old: [Section],
    to new: [Section],
    isChanged: (Int, Int) -> Bool
  ) {
    var places = Dictionary(zip(old, old.indices)) { first, _ in first }
    var pairs: [Pair] = []
    for (index, section) in new.enumerated() {
      guard let place = places.removeValue(forKey: section) else { continue }
      pairs.append(Pair(old: place, new: index, isChanged: isChanged(place, index)))
    }
    let count = pairs.count
    let stay = IncreasingSubsequence.positions(in: pairs.map(\.old), below: old.count) {
      // However many are changed, they weigh less than one move.
      count + 1 + (pairs[$0].isChanged ? 1 : 0)
    }
    let staying = Set(stay)
    for (position, pair) in pairs.enumerated() {
      if staying.contains(position) {
        self.staying.append(pair)
      } else if !pair.isChanged {
        moving.append(pair)
      }
    }
    let kept = self.staying + moving
    deleted = Set(old.indices).subtracting(kept.map(\.old)).sorted()
    inserted = Set(new.indices).subtracting(kept.map(\.new)).sorted()
  }
}
