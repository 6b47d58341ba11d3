/// What a finger can touch: the tables lie one over the other, and the card over all of them.
extension Screen {
  /// Returns whether a finger that is put down now can touch a row.
  ///
  /// Some part of it must lie in its table's frame, above the part of the screen that the device
  /// keeps at the bottom, and not under the card, as `isHittable` of a UI test says it (grade A for
  /// the word, I for the layout). Tables stand between the top inset and the closed card; the card's
  /// own table stands below its grab bar.
  ///
  /// - Complexity: As ``maximumOffset(of:)``.
  public func isHittable(_ path: IndexPath, in table: TableView) -> Bool {
    guard table.home === self, shownRows(in: table).contains(path) else { return false }
    let frame = geometry(of: table)
    let row = frame.span(ofRowAt: path)
    let window = touchableWindow(of: table)
    let top = max(row.top - frame.contentOffset, window.top)
    return top < min(row.bottom - frame.contentOffset, window.bottom)
  }

  /// Scrolls the least that lets a finger touch a row, and not at all where it can already.
  ///
  /// - Throws: ``ScreenFault/noRow(_:table:)``, or ``ScreenFault/notHittable(_:table:)`` where no
  ///   scrolling brings the row out from under the card; nothing has changed then.
  public func reach(_ path: IndexPath, in table: TableView) throws(ScreenFault) {
    try transaction { () throws(ScreenFault) in
      guard table.home === self, shownRows(in: table).contains(path) else {
        throw .noRow(path, table: table.name)
      }
      guard !isHittable(path, in: table) else { return }
      let frame = geometry(of: table)
      let offset = frame.offset(showing: frame.span(ofRowAt: path), in: touchableWindow(of: table))
      state.tables[table.index].contentOffset = offset
      guard isHittable(path, in: table) else { throw .notHittable(path, table: table.name) }
      emit(.scrolledIntoReach(path), in: table)
      layout(table)
    }
  }

  /// Returns the part of a table's frame that a finger can touch, in points from the frame's top; it may be empty.
  func touchableWindow(of table: TableView) -> VerticalSpan {
    let height = geometry(of: table).height
    guard table.name != controller.cardTableName else {
      let room = metrics.height - metrics.bottomInset - (card.y + metrics.grabBar)
      return VerticalSpan(top: 0, bottom: min(height, room))
    }
    guard cardTable != nil else { return VerticalSpan(top: 0, bottom: height) }
    return VerticalSpan(top: 0, bottom: min(height, card.y - metrics.topInset))
  }
}
