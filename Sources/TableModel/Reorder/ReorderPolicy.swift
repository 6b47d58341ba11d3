/// Where a dragged row may land when the finger leaves its section.
///
/// Two policies are found in the wild for the same question, so a controller names the one it runs.
public enum ReorderPolicy: String, Sendable, CaseIterable {
  /// A proposal in a later section becomes the own section's last row, in an earlier one its first (grade U).
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
  /// `numberOfRows` counts the row's own section, the row included.
  public func target(
    from source: IndexPath,
    proposed: IndexPath,
    numberOfRows: Int
  ) -> IndexPath {
    let last = max(1, numberOfRows) - 1
    if proposed.section == source.section {
      return IndexPath(row: max(0, min(proposed.row, last)), section: source.section)
    }
    switch self {
    case .free: return proposed
    case .origin: return source
    case .edge:
      return IndexPath(row: proposed.section > source.section ? last : 0, section: source.section)
    }
  }
}
