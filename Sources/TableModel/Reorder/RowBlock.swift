/// Rows of one section that move together and keep their order.
///
/// Every place of a block is the one where its first row ends up.
package struct RowBlock {
  /// A row of the block, by its number in it, and the place it is moved to.
  package struct Step {
    /// The number of the row.
    package let number: Int
    /// Where it ends up.
    package let place: IndexPath
  }

  /// Where the rows stand, in order.
  package let sources: [IndexPath]

  /// Makes the block of rows that stand in order, at least one.
  package init(sources: [IndexPath]) { self.sources = sources }

  /// Returns index paths in order, each once.
  static func sources(_ paths: [IndexPath]) -> [IndexPath] { Set(paths).sorted() }

  /// The section that they stand in.
  package var section: Int { sources[0].section }

  /// Returns the last place of the block in a section with a number of rows, the block's own included.
  func lastPlace(inSection section: Int, of count: Int) -> Int {
    section == self.section ? count - sources.count : count
  }

  /// Returns the number of the row that goes ahead on the way to a place: the first one up, the last one down.
  package func leader(to place: IndexPath) -> Int { place > sources[0] ? sources.count - 1 : 0 }

  /// Returns the place to propose for the leader on the way to a place.
  ///
  /// Inside the section it is the leader's own; in another one, where a leader that is not the first
  /// could be behind the end, it is the block's.
  func proposal(to place: IndexPath) -> IndexPath {
    guard place.section == section else { return place }
    return IndexPath(row: place.row + leader(to: place), section: section)
  }

  /// Whether no other row stands between those of the block.
  var isContiguous: Bool { sources[sources.count - 1].row - sources[0].row < sources.count }

  /// Returns the place of the block for the target of its leader.
  package func place(for target: IndexPath, of leader: Int, count: Int) -> IndexPath {
    guard target.section == section else { return target }
    let last = lastPlace(inSection: section, of: count)
    return IndexPath(row: max(0, min(target.row - leader, last)), section: section)
  }

  /// Returns the moves that take the block to a place, each to the row's final one.
  ///
  /// Rows that go down inside their section start with the last, all others with the first: so none is
  /// pushed off its final place by one that follows.
  package func steps(to place: IndexPath) -> [Step] {
    let steps = sources.indices.map {
      Step(number: $0, place: IndexPath(row: place.row + $0, section: place.section))
    }
    guard place.section == section else { return steps }
    let goesDown = { (step: Step) in step.place > sources[step.number] }
    return steps.filter(goesDown).reversed() + steps.filter { !goesDown($0) }
  }
}
