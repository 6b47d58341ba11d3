/// A field by which rows are sorted, and in which direction.
public struct SortKey: Hashable, Sendable {
  /// The field's name, that of a nested field with dots.
  public var field: String
  /// Whether the greatest value comes first.
  public var isDescending: Bool

  /// Makes a key.
  public init(_ field: String, isDescending: Bool = false) {
    self.field = field
    self.isDescending = isDescending
  }
}
