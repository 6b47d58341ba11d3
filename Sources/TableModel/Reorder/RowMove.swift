/// What became of a move: where the row stood, what was asked for and where it landed.
public struct RowMove: Hashable, Sendable {
  /// The index path the row was lifted from.
  public let source: IndexPath
  /// The index path that was asked for.
  public let proposed: IndexPath
  /// The index path the controller sent the row to.
  public let target: IndexPath

  /// Makes the outcome of a move, to compare one with.
  public init(source: IndexPath, proposed: IndexPath, target: IndexPath) {
    self.source = source
    self.proposed = proposed
    self.target = target
  }
}
