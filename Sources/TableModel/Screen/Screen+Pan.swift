/// Which of the gestures that a finger may mean it does mean.
extension Screen {
  /// Returns what a finger moves that is put down somewhere and goes so many points to the right and down.
  ///
  /// A reorder control drags its row, the grab bar the card. On a row the first movement decides: to
  /// the left it swipes, up and down it scrolls, where there is anything to scroll. The table in the
  /// card lets the card go first, up to its highest point (grade A), and down where the table is at
  /// its top (grade R). A finger that holds a row in the air moves that row, wherever it was put down
  /// (grade R). Nothing is changed, and no call is made that the trace shows.
  ///
  /// - Throws: ``ScreenFault/noRow(_:table:)``, or ``ScreenFault/notHittable(_:table:)`` for a row
  ///   that the finger does not touch.
  /// - Complexity: As ``maximumOffset(of:)``.
  public func effect(
    ofPanFrom start: PanStart, right dx: Double, down dy: Double
  ) throws(ScreenFault) -> PanEffect {
    if let liftedRow, dx != 0 || dy != 0 {
      return .rowDrag(liftedRow.source, table: liftedRow.table)
    }
    switch start {
    case .grabBar: return dy == 0 ? .nothing : .cardDrag
    case .reorderControl(let path, let table):
      try needTouch(path, in: table)
      guard dx != 0 || dy != 0 else { return .nothing }
      guard showsReorderControl(ofRowAt: path, in: table) else {
        return effect(onRowAt: path, in: table, dx, dy)
      }
      return look { controller.tableView(table, canMoveRowAt: path) }
        ? .rowDrag(path, table: table.name) : .nothing
    case .row(let path, let table):
      try needTouch(path, in: table)
      return effect(onRowAt: path, in: table, dx, dy)
    }
  }

  private func needTouch(_ path: IndexPath, in table: TableView) throws(ScreenFault) {
    try needRow(at: path, in: table)
    guard isHittable(path, in: table) else { throw .notHittable(path, table: table.name) }
  }

  private func effect(
    onRowAt path: IndexPath, in table: TableView, _ dx: Double, _ dy: Double
  ) -> PanEffect {
    if abs(dx) > abs(dy) {
      return dx < 0 && swipeWouldShowDelete(path, in: table)
        ? .swipe(path, table: table.name) : .nothing
    }
    guard dy != 0 else { return .nothing }
    if table.name == controller.cardTableName {
      if dy < 0, card.y > card.top { return .cardDrag }
      if dy > 0, contentOffset(of: table) <= 0 { return .cardDrag }
    }
    return maximumOffset(of: table) > 0 ? .scroll(table: table.name) : .nothing
  }

  private func swipeWouldShowDelete(_ path: IndexPath, in table: TableView) -> Bool {
    guard !isEditing(table) else { return false }
    return look {
      controller.tableView(table, canEditRowAt: path)
        && controller.tableView(table, editingStyleForRowAt: path) == .delete
    }
  }
}
