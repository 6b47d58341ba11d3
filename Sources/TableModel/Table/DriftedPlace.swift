/// A place at which a table shows something else than its model holds.
public struct DriftedPlace: Hashable, Sendable {
  /// The place, the same in both.
  public let path: IndexPath
  /// The row that the table shows there, nil where it shows none.
  public let shown: RowName?
  /// The row that the model holds there, nil where it holds none; where both are nil, the section is in one of them only.
  public let model: RowName?

  /// Makes a place, to compare one with.
  public init(path: IndexPath, shown: RowName?, model: RowName?) {
    self.path = path
    self.shown = shown
    self.model = model
  }
}
