/// The elements of a counted tree in order.
///
/// One after another they come in O(1) each, by index in O(log *n*).
struct OrderElements<Element: OrderElement>: RandomAccessCollection, Sendable {
  let root: OrderNode<Element>

  var startIndex: Int { 0 }
  var endIndex: Int { root.count }

  subscript(index: Int) -> Element { root.element(at: index) }

  func makeIterator() -> Iterator { Iterator(root) }

  /// A walk over the leaves, from left to right.
  struct Iterator: IteratorProtocol {
    /// The nodes that are still to come, the next one last.
    private var pending: [OrderNode<Element>]
    private var elements = [Element]().makeIterator()

    init(_ root: OrderNode<Element>) { pending = [root] }

    mutating func next() -> Element? {
      while true {
        if let element = elements.next() { return element }
        guard let node = pending.popLast() else { return nil }
        elements = node.elements.makeIterator()
        pending += node.children.reversed()
      }
    }
  }
}
