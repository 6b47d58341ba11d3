/// What a row is known by: an identity, if its controller gives one, and a title.
public struct RowName: Hashable, Sendable {
  /// What stays with the row wherever it goes, nil where the controller gives none.
  public let identity: String?
  /// The name people call the row by.
  public let title: String

  /// Makes a name.
  public init(identity: String?, title: String) {
    self.identity = identity
    self.title = title
  }

  /// What tells the row apart from others: its identity, else its title.
  public var key: String { identity ?? title }
}
