/// Where a row of the new state comes from.
public enum RowOrigin: Hashable, Sendable {
  /// It stood at the index path before the batch; moved ones are kept too.
  case kept(IndexPath)
  /// It stood at the index path before the batch and is shown anew.
  case reloaded(IndexPath)
  /// It was not there, or its section was inserted or reloaded.
  case inserted
}
