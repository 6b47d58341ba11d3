extension OrderNode {
  /// Returns the index of the element with the row at a position below here, and the row's position in it.
  ///
  /// - Precondition: A row stands there.
  /// - Complexity: O(log *n*), where *n* is the number of elements.
  func element(holdingRow position: Int) -> (index: Int, position: Int) {
    var rest = position
    if isLeaf {
      var index = 0
      while rest >= elements[index].rowCount {
        rest -= elements[index].rowCount
        index += 1
      }
      return (index, rest)
    }
    var before = 0
    var child = 0
    while rest >= children[child].rowCount {
      rest -= children[child].rowCount
      before += children[child].count
      child += 1
    }
    let inner = children[child].element(holdingRow: rest)
    return (before + inner.index, inner.position)
  }

  /// Returns the number of rows before the element at an index, also one past the end.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of elements.
  func rows(before index: Int) -> Int {
    guard index < count else { return rowCount }
    if isLeaf { return elements[..<index].reduce(0) { $0 + $1.rowCount } }
    let (child, rest) = child(holding: index)
    return children[..<child].reduce(0) { $0 + $1.rowCount } + children[child].rows(before: rest)
  }
}
