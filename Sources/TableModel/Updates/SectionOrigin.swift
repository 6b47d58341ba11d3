/// Where a section of the new state comes from.
public enum SectionOrigin: Hashable, Sendable {
  /// It stood at the index before the batch, and its rows are told one by one; moved ones are kept too.
  case kept(Int)
  /// It stood at the index before the batch, and all its rows are new.
  case reloaded(Int)
  /// It was not there, and all its rows are new.
  case inserted
}
