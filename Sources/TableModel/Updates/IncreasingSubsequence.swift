/// The search for the elements of a list that may stay while the fewest others move.
package enum IncreasingSubsequence {
  /// Returns the positions of a heaviest increasing subsequence, ascending.
  ///
  ///     IncreasingSubsequence.positions(in: [2, 0, 3, 1], below: 4) { _ in 1 }
  ///     // [0, 2], the values 2 and 3: of equals the first one found
  ///
  /// - Precondition: The values are distinct, from 0 and below `bound`; the weights of positions are
  ///   above 0, and their sum is an `Int`.
  /// - Complexity: O(*m* + *n* log *m*), where *n* is the number of values and *m* is `bound`;
  ///   O(*n*) where the values increase.
  package static func positions(
    in values: [Int],
    below bound: Int,
    weight: (Int) -> Int
  ) -> [Int] {
    if zip(values, values.dropFirst()).allSatisfy({ $0 < $1 }) { return Array(values.indices) }
    // A Fenwick tree by value: each node has the position at which the heaviest subsequence of its span ends.
    var tree = [Int?](repeating: nil, count: bound + 1)
    var totals: [Int] = []
    var previous: [Int?] = []
    for (position, value) in values.enumerated() {
      let best = heaviestEnd(below: value, in: tree, totals)
      totals.append(weight(position) + (best.map { totals[$0] } ?? 0))
      previous.append(best)
      var node = value + 1
      while node <= bound {
        if isHeavier(position, than: tree[node], totals) { tree[node] = position }
        node += node & -node
      }
    }
    var positions: [Int] = []
    var next = heaviestEnd(below: bound, in: tree, totals)
    while let position = next {
      positions.append(position)
      next = previous[position]
    }
    return positions.reversed()
  }

  private static func heaviestEnd(below value: Int, in tree: [Int?], _ totals: [Int]) -> Int? {
    var best: Int?
    var node = value
    while node > 0 {
      if let end = tree[node], isHeavier(end, than: best, totals) { best = end }
      node &= node - 1
    }
    return best
  }

  private static func isHeavier(_ position: Int, than other: Int?, _ totals: [Int]) -> Bool {
    guard let other else { return true }
    return (totals[position], other) > (totals[other], position)
  }
}
