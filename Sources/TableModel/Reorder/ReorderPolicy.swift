/// Where a dragged row may land when the finger leaves its section.
///
/// Two policies are found in the wild for the same question, so a controller names the one it runs.
public enum ReorderPolicy: String, Sendable, CaseIterable {
  /// A proposal in a later section becomes the own section's last row, in an earlier one its first (grade U).
  ///
  /// Pinned rows that lead or close the section are not passed (grade U).
  case edge
  /// A proposal in another section sends the row home (grade U).
  case origin
  /// Any proposal stands, as where no target is named (grade A).
  case free

  /// Returns the place a row lands at for a proposed one.
  ///
  ///     // sections of 2, 3, 0 and 4 rows
  ///     ReorderPolicy.edge.target(from: 1:0, proposed: 3:2, numberOfRows: 3)
  ///     // 1:2
  ///
  /// `numberOfRows` counts the row's own section, the row included: the row leaves a place, so the
  /// last one is `numberOfRows - 1`. `isPinned` is asked about rows at the ends of that section, up
  /// to the first that is not pinned. The answer depends on nothing that was asked before, as it must.
  ///
  /// - Complexity: O(*p*), where *p* is the number of pinned rows at both ends.
  public func target(
    from source: IndexPath,
    proposed: IndexPath,
    numberOfRows: Int,
    isPinned: (IndexPath) -> Bool = { _ in false }
  ) -> IndexPath {
    var row = proposed.row
    if proposed.section != source.section {
      switch self {
      case .free: return proposed
      case .origin: return source
      case .edge: row = proposed.section > source.section ? .max : 0
      }
    }
    let last = max(1, numberOfRows) - 1
    let places = self == .edge ? openPlaces(around: source, last, isPinned) : 0...last
    return IndexPath(
      row: max(places.lowerBound, min(row, places.upperBound)), section: source.section)
  }

  /// Returns the rows of a section between the pinned ones at its ends; the source's own place is always one.
  private func openPlaces(
    around source: IndexPath, _ last: Int, _ isPinned: (IndexPath) -> Bool
  ) -> ClosedRange<Int> {
    func isFixed(_ row: Int) -> Bool { isPinned(IndexPath(row: row, section: source.section)) }
    var low = 0
    while low < min(source.row, last), isFixed(low) { low += 1 }
    var high = last
    while high > max(source.row, low), isFixed(high) { high -= 1 }
    return low...high
  }
}
