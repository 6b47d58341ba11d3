/// A row that a finger has lifted and not yet let go.
public struct LiftedRow {
  /// Where the row was lifted from.
  public let source: IndexPath
  /// The table it was lifted in.
  public let table: TableView
}
