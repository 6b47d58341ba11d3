/// Rows by identity, and by conditions that are asked each time.
public struct RowSet: Hashable, Sendable {
  /// The rows that are named.
  public var identities: Set<String>
  /// The conditions that take in further rows.
  public var conditions: [RowCondition]

  /// Makes a set of rows.
  public init(identities: Set<String> = [], conditions: [RowCondition] = []) {
    self.identities = identities
    self.conditions = conditions
  }

  /// Whether no row can be in the set.
  public var isEmpty: Bool { identities.isEmpty && conditions.isEmpty }

  /// Returns whether a row is in the set, of which fields can be asked by name.
  ///
  /// - Complexity: O(*c*), where *c* is the number of conditions.
  public func contains(identity: String?, field: (String) -> String?) -> Bool {
    identity.map(identities.contains) ?? false || conditions.contains { $0.holds(field) }
  }
}
