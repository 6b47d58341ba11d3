extension OrderNode {
  /// Makes the tree of some elements, with room in each node for more.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  init(_ elements: [Element], in places: inout RowPlaces) {
    var level = elements.slices(ofAtMost: Element.mostInLeaf * 3 / 4).map { slice in
      let leaf = OrderNode(id: places.makeNode(), elements: Array(slice))
      leaf.noteElements(in: &places)
      return leaf
    }
    while level.count > 1 {
      level = level.slices(ofAtMost: OrderNode.mostChildren * 3 / 4).map { slice in
        OrderNode(parentOf: Array(slice), in: &places)
      }
    }
    self = level[0]
  }

  /// Makes the node above some others.
  init(parentOf children: [OrderNode], in places: inout RowPlaces) {
    self.init(id: places.makeNode(), children: children)
    for child in children { places.setParent(of: child.id, id) }
  }

  /// Notes for each element of a leaf that it stands here.
  func noteElements(in places: inout RowPlaces) {
    for element in elements { element.note(leaf: id, in: &places) }
  }

  /// Gives back the numbers of the node and of all below, and takes the rows out of their places.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  func discard(from places: inout RowPlaces) {
    for element in elements { element.discard(from: &places) }
    for child in children { child.discard(from: &places) }
    places.discard(id)
  }
}

extension Array {
  /// Returns the elements in slices of nearly the same size; one empty slice where there are none.
  fileprivate func slices(ofAtMost most: Int) -> [ArraySlice<Element>] {
    let number = Swift.max(1, (count + most - 1) / most)
    return (0..<number).map { self[count * $0 / number..<count * ($0 + 1) / number] }
  }
}
