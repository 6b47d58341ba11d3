/// One change that a table is told of.
///
/// Deletes, reloads and the sources of moves name places before the batch; inserts and the
/// destinations of moves name places after it (grade A; for moves grade U).
public enum UpdateOperation: Hashable, Sendable {
  /// A row stands at the index path after the batch that did not stand in the table before it.
  case insertRow(IndexPath)
  /// The row at the index path before the batch is gone after it.
  case deleteRow(IndexPath)
  /// The row at the index path before the batch keeps its place and is shown anew.
  case reloadRow(IndexPath)
  /// The row at the first index path before the batch stands at the second after it, as it was shown.
  case moveRow(IndexPath, to: IndexPath)
  /// A section with the rows the data source reports stands at the index after the batch.
  case insertSection(Int)
  /// The section at the index before the batch is gone with its rows after it.
  case deleteSection(Int)
  /// The section at the index before the batch keeps its place, and all its rows are asked for anew.
  case reloadSection(Int)
  /// The section at the first index before the batch stands at the second after it with its rows.
  case moveSection(Int, to: Int)
}
