extension OrderNode {
  /// Returns whether a node is a copy of another that neither has changed since.
  ///
  /// Two that are no copies may hold the same rows all the same.
  func isCopy(of other: OrderNode) -> Bool {
    count == other.count && elements.sharesStorage(with: other.elements)
      && children.sharesStorage(with: other.children)
  }

  /// Returns whether two nodes have the same rows below, however their trees came about.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows, less what the two share: O(log *n*) for a
  ///   copy in which few rows have changed.
  func isSame(as other: OrderNode) -> Bool {
    guard count == other.count, rowCount == other.rowCount else { return false }
    if isCopy(of: other) { return true }
    let isAligned =
      !isLeaf && children.count == other.children.count
      && children.indices.allSatisfy { children[$0].count == other.children[$0].count }
    return isAligned
      ? children.indices.allSatisfy { children[$0].isSame(as: other.children[$0]) }
      : OrderElements(root: self).elementsEqual(OrderElements(root: other)) { $0.isSame(as: $1) }
  }
}

extension Array {
  /// Lends an element to a function, without the references to what it holds that a copy would take.
  ///
  /// - Precondition: The element is there.
  func lend<Result>(_ index: Int, to body: (borrowing Element) -> Result) -> Result {
    precondition(indices.contains(index))
    return unsafe withUnsafeBufferPointer { elements in
      unsafe body(elements.baseAddress.unsafelyUnwrapped[index])
    }
  }

  /// Returns whether the two are one piece of memory, as copies are until one is changed.
  func sharesStorage(with other: Array) -> Bool {
    unsafe withUnsafeBufferPointer { mine in
      unsafe other.withUnsafeBufferPointer { theirs in
        unsafe mine.baseAddress == theirs.baseAddress && mine.count == theirs.count
      }
    }
  }
}
