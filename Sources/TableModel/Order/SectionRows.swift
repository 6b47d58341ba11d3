/// The rows of a section in order.
///
/// One after another they come in O(1) each, by index in O(log *n*).
struct SectionRows: RandomAccessCollection, Sendable {
  let root: OrderNode

  var startIndex: Int { 0 }
  var endIndex: Int { root.count }

  subscript(index: Int) -> RowID { root.row(at: index) }

  func makeIterator() -> Iterator { Iterator(root) }

  /// A walk over the leaves, from left to right.
  struct Iterator: IteratorProtocol {
    /// The nodes that are still to come, the next one last.
    private var pending: [OrderNode]
    private var rows = [RowID]().makeIterator()

    init(_ root: OrderNode) { pending = [root] }

    mutating func next() -> RowID? {
      while true {
        if let row = rows.next() { return row }
        guard let node = pending.popLast() else { return nil }
        rows = node.rows.makeIterator()
        pending += node.children.reversed()
      }
    }
  }
}
