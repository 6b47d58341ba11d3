extension OrderNode {
  /// Returns whether a node is a copy of another that neither has changed since.
  ///
  /// Two that are no copies may hold the same rows all the same.
  func isCopy(of other: OrderNode) -> Bool {
    count == other.count && rows.sharesStorage(with: other.rows)
      && children.sharesStorage(with: other.children)
  }
}

extension Array {
  /// Returns whether the two are one piece of memory, as copies are until one is changed.
  fileprivate func sharesStorage(with other: Array) -> Bool {
    unsafe withUnsafeBufferPointer { mine in
      unsafe other.withUnsafeBufferPointer { theirs in
        unsafe mine.baseAddress == theirs.baseAddress && mine.count == theirs.count
      }
    }
  }
}
