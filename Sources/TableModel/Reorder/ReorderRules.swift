/// Which sections of a table reorder, and where their rows may land.
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

  /// Makes rules; those of a fresh table let every section reorder under ``ReorderPolicy/edge``.
  public init(sections: Sections = .all, policy: ReorderPolicy = .edge) {
    self.sections = sections
    self.policy = policy
  }

  /// Returns whether the rows of a section can be lifted.
  ///
  /// The answer gates the lift only: landing is the policy's (grade A).
  public func reorders(section: Int) -> Bool {
    switch sections {
    case .all: true
    case .only(let chosen): chosen.contains(section)
    }
  }
}
