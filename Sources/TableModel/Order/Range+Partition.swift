extension Range<Int> {
  /// Returns the first index for which a condition holds that goes on holding, else the end.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of indices.
  func partitioningIndex(where holds: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
