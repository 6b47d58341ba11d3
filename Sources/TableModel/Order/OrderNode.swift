/// A node of the tree that holds a section's rows: a leaf with rows, or an inner node with nodes below.
///
/// Rows are counted, not keyed: each node knows how many stand below it, so that a row is found by
/// its index in O(log *n*). A node is a value, and copies share what is below until one of them
/// changes; then the nodes on the way down are copied and no others.
struct OrderNode: Sendable {
  /// The most rows in a leaf.
  static let mostRows = 128
  /// The most nodes right below an inner node.
  static let mostChildren = 32

  /// What the node is called in ``RowPlaces``.
  let id: UInt32
  /// The number of rows below.
  var count: Int
  /// The rows of a leaf; none in an inner node.
  var rows: [RowID] = []
  /// The nodes below an inner node, all of the same height; none in a leaf.
  var children: [OrderNode] = []

  /// Whether it holds rows itself.
  var isLeaf: Bool { children.isEmpty }

  /// Makes a leaf.
  init(id: UInt32, rows: [RowID]) {
    self.id = id
    self.rows = rows
    count = rows.count
  }

  /// Makes an inner node.
  init(id: UInt32, children: [OrderNode]) {
    self.id = id
    self.children = children
    count = children.reduce(0) { $0 + $1.count }
  }

  /// Returns the row at an index.
  ///
  /// - Precondition: A row stands there.
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  func row(at index: Int) -> RowID {
    if isLeaf { return rows[index] }
    let (child, rest) = child(holding: index)
    return children[child].row(at: rest)
  }

  /// Returns the index of a row in a leaf that a way leads to from here.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  func index(of row: RowID, along way: some Collection<UInt32>) -> Int? {
    guard let next = way.first else { return rows.firstIndex(of: row) }
    var before = 0
    for child in children {
      if child.id == next {
        return child.index(of: row, along: way.dropFirst()).map { before + $0 }
      }
      before += child.count
    }
    return nil
  }

  /// Returns the child with the row at an index, and the row's index in it.
  func child(holding index: Int) -> (child: Int, index: Int) {
    var child = 0
    var rest = index
    while rest >= children[child].count {
      rest -= children[child].count
      child += 1
    }
    return (child, rest)
  }
}
