/// A row that a finger has lifted and not yet let go.
///
/// The table shows the row where it was lifted until the drop; what moves meanwhile is the slot that
/// stands open for it.
public struct LiftedRow: Hashable, Sendable {
  /// The name of the table it was lifted in.
  public let table: String
  /// Where the row was lifted: the path that the target's method is given for the whole drag (grade A).
  public let source: IndexPath
  /// The place that was last asked for, nil before the first one.
  public internal(set) var proposed: IndexPath?
  /// The slot that stands open for the row, where a drop puts it.
  public internal(set) var target: IndexPath
  let row: RowID

  init(_ row: RowID, at source: IndexPath, in table: TableView) {
    self.table = table.name
    self.source = source
    self.row = row
    target = source
  }

  /// What a drop would make of the drag now.
  var move: RowMove { RowMove(source: source, proposed: proposed ?? source, target: target) }
}
