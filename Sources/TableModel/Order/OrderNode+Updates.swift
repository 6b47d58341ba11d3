extension OrderNode {
  /// Inserts an element at an index of a whole tree, which grows at the root.
  ///
  /// - Precondition: The index is at most one past the end.
  /// - Complexity: O(log *n*), where *n* is the number of elements.
  mutating func insertAtRoot(_ element: Element, at index: Int, in places: inout RowPlaces) {
    guard let next = insert(element, at: index, in: &places) else { return }
    self = OrderNode(parentOf: [self, next], in: &places)
  }

  /// Takes the element at an index out of a whole tree and returns it; its place stays noted.
  ///
  /// - Precondition: An element stands there.
  /// - Complexity: O(log *n*), where *n* is the number of elements.
  mutating func removeAtRoot(at index: Int, in places: inout RowPlaces) -> Element {
    let element = remove(at: index, in: &places)
    while children.count == 1 {
      places.discard(id)
      self = children[0]
      places.setParent(of: id, nil)
    }
    return element
  }

  /// Changes the element at an index, which may get more rows or fewer, and is told its leaf.
  ///
  /// - Precondition: An element stands there.
  /// - Complexity: O(log *n*), where *n* is the number of elements, beside what the change takes.
  mutating func change<Result>(
    at index: Int, _ body: (inout Element, _ leaf: UInt32) -> Result
  ) -> Result {
    if isLeaf {
      let before = elements[index].rowCount
      defer { rowCount += elements[index].rowCount - before }
      return body(&elements[index], id)
    }
    let (child, rest) = child(holding: index)
    let before = children[child].rowCount
    defer { rowCount += children[child].rowCount - before }
    return children[child].change(at: rest, body)
  }

  /// Inserts an element at an index and returns the node that has to stand behind this one, if it was split.
  private mutating func insert(
    _ element: Element, at index: Int, in places: inout RowPlaces
  ) -> OrderNode? {
    count += 1
    rowCount += element.rowCount
    if isLeaf {
      elements.insert(element, at: index)
      element.note(leaf: id, in: &places)
    } else {
      // At the seam of two nodes it goes to the end of the first, so the last one takes it at the end.
      let (child, rest) = index == 0 ? (0, 0) : child(holding: index - 1)
      let place = index == 0 ? 0 : rest + 1
      if let next = children[child].insert(element, at: place, in: &places) {
        places.setParent(of: next.id, id)
        children.insert(next, at: child + 1)
      }
    }
    return isTooFull ? split(in: &places) : nil
  }

  private mutating func remove(at index: Int, in places: inout RowPlaces) -> Element {
    count -= 1
    if isLeaf {
      let element = elements.remove(at: index)
      rowCount -= element.rowCount
      return element
    }
    let (child, rest) = child(holding: index)
    let element = children[child].remove(at: rest, in: &places)
    rowCount -= element.rowCount
    if children[child].isTooEmpty, children.count > 1 { mend(child, in: &places) }
    return element
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
    for element in next.elements { element.note(leaf: id, in: &places) }
    for node in next.children { places.setParent(of: node.id, id) }
    elements += next.elements
    children += next.children
    count += next.count
    rowCount += next.rowCount
    places.discard(next.id)
  }

  /// Takes the second half out and returns it as a node of its own.
  private mutating func split(in places: inout RowPlaces) -> OrderNode {
    let next: OrderNode
    if isLeaf {
      next = OrderNode(
        id: places.makeNode(), elements: Array(elements[(elements.count / 2)...]))
      elements.removeLast(next.elements.count)
      next.noteElements(in: &places)
    } else {
      next = OrderNode(parentOf: Array(children[(children.count / 2)...]), in: &places)
      children.removeLast(next.children.count)
    }
    count -= next.count
    rowCount -= next.rowCount
    return next
  }

  /// How much of the room in the node is used, in hundredths.
  private var fill: Int {
    isLeaf
      ? elements.count * 100 / Element.mostInLeaf
      : children.count * 100 / OrderNode.mostChildren
  }

  private var isTooFull: Bool {
    isLeaf ? elements.count > Element.mostInLeaf : children.count > OrderNode.mostChildren
  }
  private var isNearlyFull: Bool { fill > 75 }
  private var isTooEmpty: Bool { fill < 25 }
}
