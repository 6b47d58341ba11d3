/// Which rows of a table reorder, and where they may land.
///
/// A value that answers both of a controller's questions about reordering:
///
///     func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
///       rules.canMove(indexPath, isPinned: isPinned)
///     }
///     func tableView(
///       _ tableView: TableView, targetIndexPathForMoveFromRowAt source: IndexPath,
///       toProposedIndexPath proposed: IndexPath
///     ) -> IndexPath {
///       rules.target(
///         from: source, proposed: proposed,
///         numberOfRows: tableView.numberOfRows(inSection: source.section), isPinned: isPinned)
///     }
///     func isPinned(_ indexPath: IndexPath) -> Bool {
///       rules.pins.contains(identity: songs[indexPath.row].id) { _ in nil }
///     }
public struct ReorderRules: Hashable, Sendable {
  /// The sections whose rows can be lifted.
  public enum Sections: Hashable, Sendable {
    /// Every section, also one that comes later.
    case all
    /// These alone; none where the set is empty.
    case only(Set<Int>)
  }

  /// The sections whose rows can be lifted.
  public var sections: Sections
  /// Where a row that leaves its section lands.
  public var policy: ReorderPolicy
  /// The rows that cannot be lifted, wherever they stand.
  public var pins: RowSet

  /// Makes rules; those of a fresh table let every row reorder under ``ReorderPolicy/edge``.
  public init(
    sections: Sections = .all, policy: ReorderPolicy = .edge, pins: RowSet = RowSet()
  ) {
    self.sections = sections
    self.policy = policy
    self.pins = pins
  }

  /// Returns whether the rows of a section can be lifted, but for those that are pinned.
  ///
  /// The answer gates the lift only: landing is the policy's (grade A).
  public func reorders(section: Int) -> Bool {
    switch sections {
    case .all: true
    case .only(let chosen): chosen.contains(section)
    }
  }

  /// Returns whether a row can be lifted: its section reorders, and it is not pinned.
  public func canMove(_ indexPath: IndexPath, isPinned: (IndexPath) -> Bool) -> Bool {
    reorders(section: indexPath.section) && !isPinned(indexPath)
  }

  /// Returns the place a row lands at for a proposed one; see ``ReorderPolicy/target(from:proposed:numberOfRows:isPinned:)``.
  ///
  /// - Complexity: O(*p*), where *p* is the number of pinned rows at the ends of the row's section.
  public func target(
    from source: IndexPath, proposed: IndexPath, numberOfRows: Int,
    isPinned: (IndexPath) -> Bool
  ) -> IndexPath {
    policy.target(
      from: source, proposed: proposed, numberOfRows: numberOfRows, isPinned: isPinned)
  }
}
