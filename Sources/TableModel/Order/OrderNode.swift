/// A node of a counted tree: a leaf with elements, or an inner node with nodes below.
///
/// Elements are counted, not keyed: each node knows how many elements and rows stand below it, so
/// that one is found by its index in O(log *n*). A node is a value, and copies share what is below
/// until one of them changes; then the nodes on the way down are copied and no others.
struct OrderNode<Element: OrderElement>: Sendable {
  /// The most nodes right below an inner node.
  static var mostChildren: Int { 32 }

  /// What the node is called in ``RowPlaces``.
  let id: UInt32
  private var elementNumber: UInt32
  private var rowNumber: UInt32
  /// The elements of a leaf; none in an inner node.
  var elements: [Element] = []
  /// The nodes below an inner node, all of the same height; none in a leaf.
  var children: [OrderNode] = []

  /// The number of elements below.
  var count: Int {
    get { Int(elementNumber) }
    set { elementNumber = UInt32(newValue) }
  }

  /// The number of rows below.
  var rowCount: Int {
    get { Int(rowNumber) }
    set { rowNumber = UInt32(newValue) }
  }

  /// Whether it holds elements itself.
  var isLeaf: Bool { children.isEmpty }

  /// Makes a leaf.
  init(id: UInt32, elements: [Element]) {
    self.id = id
    self.elements = elements
    elementNumber = UInt32(elements.count)
    rowNumber = UInt32(elements.reduce(0) { $0 + $1.rowCount })
  }

  /// Makes an inner node.
  init(id: UInt32, children: [OrderNode]) {
    self.id = id
    self.children = children
    elementNumber = children.reduce(0) { $0 + $1.elementNumber }
    rowNumber = children.reduce(0) { $0 + $1.rowNumber }
  }

  /// Returns the element at an index.
  ///
  /// - Precondition: An element stands there.
  /// - Complexity: O(log *n*), where *n* is the number of elements.
  func element(at index: Int) -> Element {
    if isLeaf { return elements[index] }
    let (child, rest) = child(holding: index)
    return children.lend(child) { $0.element(at: rest) }
  }

  /// Returns the leaf that a way leads to from here, and how many elements stand before it.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of elements.
  func leaf(along way: inout ArraySlice<UInt32>) -> (leaf: OrderNode, before: Int)? {
    guard !isLeaf else { return (self, 0) }
    guard let next = way.popFirst() else { return nil }
    var before = 0
    for index in children.indices {
      if children[index].id == next {
        return children[index].leaf(along: &way).map { ($0.leaf, before + $0.before) }
      }
      before += children[index].count
    }
    return nil
  }

  /// Returns the child with the element at an index, and the element's index in it.
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
