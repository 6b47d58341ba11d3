extension RowOrder {
  /// Returns whether each handle stands once, and the trees and the places are what they should be.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of rows.
  public func checkInvariants() -> Bool {
    guard sections.isSound(isRoot: true) else { return false }
    var seen = Set<RowID>()
    for (section, content) in OrderElements(root: sections).enumerated() {
      guard content.rows.isSound(isRoot: true) else { return false }
      for (index, row) in OrderElements(root: content.rows).enumerated() {
        guard seen.insert(row).inserted,
          indexPath(of: row) == IndexPath(row: index, section: section)
        else { return false }
      }
    }
    return true
  }
}

extension OrderNode {
  /// The number of levels below; nil where its children are not all of one height.
  private var height: Int? {
    guard let first = children.first else { return 0 }
    guard let height = first.height, children.allSatisfy({ $0.height == height }) else {
      return nil
    }
    return height + 1
  }

  /// Returns whether the node and all below have the numbers of elements and rows they say, and are
  /// neither too full nor empty.
  fileprivate func isSound(isRoot: Bool) -> Bool {
    let isFilled =
      isLeaf
      ? elements.count <= Element.mostInLeaf && (isRoot || !elements.isEmpty)
      : elements.isEmpty && children.count <= OrderNode.mostChildren
        && (!isRoot || children.count > 1)
    let rows =
      elements.reduce(0) { $0 + $1.rowCount } + children.reduce(0) { $0 + $1.rowCount }
    return isFilled && height != nil && rowCount == rows
      && count == elements.count + children.reduce(0) { $0 + $1.count }
      && children.allSatisfy { $0.isSound(isRoot: false) }
  }
}
