/// Where the rows of an order are in its trees: each row's leaf, and each node's parent.
///
/// From a row the way leads up to the root of its section, on to the leaf that holds the section and
/// up to the root of all, and the numbers of elements down the same way give its index path. The
/// nodes cannot know their parents themselves: copies of an order share them.
struct RowPlaces: Sendable {
  private var leaves = PagedNumbers()
  /// The parent of each node; of a node that is no longer used, the next such node.
  private var parents = PagedNumbers()
  private var firstUnused = PagedNumbers.none
  private var nextNode: UInt32 = 0

  /// Returns a number for a new node, which is a root until it gets a parent.
  mutating func makeNode() -> UInt32 {
    let node = firstUnused
    guard node != PagedNumbers.none else {
      nextNode += 1
      return nextNode - 1
    }
    firstUnused = parents[node]
    parents[node] = PagedNumbers.none
    return node
  }

  /// Takes the number of a node back that is no longer used.
  mutating func discard(_ node: UInt32) {
    parents[node] = firstUnused
    firstUnused = node
  }

  /// Notes the node above another, nil for a root.
  mutating func setParent(of node: UInt32, _ parent: UInt32?) {
    parents[node] = parent ?? PagedNumbers.none
  }

  /// Notes the leaf that a row stands in, nil for a row that stands in none.
  mutating func setLeaf(of row: RowID, _ leaf: UInt32?) {
    leaves[row.rawValue] = leaf ?? PagedNumbers.none
  }

  /// Returns whether a row stands in a leaf.
  func hasLeaf(_ row: RowID) -> Bool { leaves[row.rawValue] != PagedNumbers.none }

  /// Returns the nodes from the root down to the leaf with a row, nil for a row that stands in none.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  func way(to row: RowID) -> [UInt32]? {
    var node = leaves[row.rawValue]
    guard node != PagedNumbers.none else { return nil }
    var way: [UInt32] = []
    while node != PagedNumbers.none {
      way.append(node)
      node = parents[node]
    }
    return way.reversed()
  }
}
