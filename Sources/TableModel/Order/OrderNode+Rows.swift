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

  /// Returns the number of rows that the element at an index stands for.
  ///
  /// - Precondition: An element stands there.
  /// - Complexity: O(log *n*), where *n* is the number of elements.
  func numberOfRows(inElementAt index: Int) -> Int {
    if isLeaf { return elements[index].rowCount }
    let (child, rest) = child(holding: index)
    return children.lend(child) { $0.numberOfRows(inElementAt: rest) }
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

extension OrderNode<OrderSection> {
  /// Returns the row at an index of the section at another.
  ///
  /// - Precondition: The row is there.
  /// - Complexity: O(log *n*), where *n* is the number of rows and sections.
  func row(at row: Int, inElementAt index: Int) -> RowID {
    guard isLeaf else {
      let (child, rest) = child(holding: index)
      return children.lend(child) { $0.row(at: row, inElementAt: rest) }
    }
    precondition(row >= 0 && row < elements[index].rowCount)
    return elements.lend(index) { $0.rows.element(at: row) }
  }
}
