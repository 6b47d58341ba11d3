extension OrderNode {
  /// Inserts a row at an index and returns the node that has to stand behind this one, if it was split.
  ///
  /// - Precondition: The index is at most one past the end.
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  mutating func insert(
    _ row: RowID, at index: Int, in places: inout RowPlaces
  ) -> OrderNode? {
    count += 1
    if isLeaf {
      rows.insert(row, at: index)
      places.setLeaf(of: row, id)
    } else {
      // At the seam of two nodes it goes to the end of the first, so the last one takes it at the end.
      let (child, rest) = index == 0 ? (0, 0) : child(holding: index - 1)
      let place = index == 0 ? 0 : rest + 1
      if let next = children[child].insert(row, at: place, in: &places) {
        places.setParent(of: next.id, id)
        children.insert(next, at: child + 1)
      }
    }
    return isTooFull ? split(in: &places) : nil
  }

  /// Takes the row at an index out and returns it; its place stays noted.
  ///
  /// - Precondition: A row stands there.
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  mutating func removeRow(at index: Int, in places: inout RowPlaces) -> RowID {
    count -= 1
    if isLeaf { return rows.remove(at: index) }
    let (child, rest) = child(holding: index)
    let row = children[child].removeRow(at: rest, in: &places)
    if children[child].isTooEmpty, children.count > 1 { mend(child, in: &places) }
    return row
  }

  /// Joins a child with its neighbour, and parts them in the middle where that is too much for one.
  private mutating func mend(_ child: Int, in places: inout RowPlaces) {
    let left = child == 0 ? 0 : child - 1
    let right = children.remove(at: left + 1)
    children[left].take(right, in: &places)
    guard children[left].isNearlyFull else { return }
    let next = children[left].split(in: &places)
    places.setParent(of: next.id, id)
    children.insert(next, at: left + 1)
  }

  /// Takes what stands below the next node, which is no longer used.
  private mutating func take(_ next: OrderNode, in places: inout RowPlaces) {
    for row in next.rows { places.setLeaf(of: row, id) }
    for node in next.children { places.setParent(of: node.id, id) }
    rows += next.rows
    children += next.children
    count += next.count
    places.discard(next.id)
  }

  /// Takes the second half out and returns it as a node of its own.
  private mutating func split(in places: inout RowPlaces) -> OrderNode {
    let next: OrderNode
    if isLeaf {
      next = OrderNode(id: places.makeNode(), rows: Array(rows[(rows.count / 2)...]))
      rows.removeLast(next.rows.count)
      for row in next.rows { places.setLeaf(of: row, next.id) }
    } else {
      next = OrderNode(parentOf: Array(children[(children.count / 2)...]), in: &places)
      children.removeLast(next.children.count)
    }
    count -= next.count
    return next
  }

  /// How much of the room in the node is used, in hundredths.
  private var fill: Int {
    isLeaf
      ? rows.count * 100 / OrderNode.mostRows : children.count * 100 / OrderNode.mostChildren
  }

  private var isTooFull: Bool {
    isLeaf ? rows.count > OrderNode.mostRows : children.count > OrderNode.mostChildren
  }
  private var isNearlyFull: Bool { fill > 75 }
  private var isTooEmpty: Bool { fill < 25 }
}
