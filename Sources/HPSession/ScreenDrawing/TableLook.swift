import TableModel

/// A look at a table: what lies where on the screen, also while a row is lifted.
struct TableLook {
  private let table: TableView
  private let screen: Screen
  private let slot: OpenSlot?
  /// The part of the screen that the table shows its content in.
  let frame: VerticalSpan
  /// How far the content's points lie from those of the screen.
  private let shift: Double

  /// Begins to look at a table.
  init(of table: TableView, on screen: Screen) {
    self.table = table
    self.screen = screen
    slot = screen.openSlot(in: table)
    frame = screen.frame(of: table)
    shift = frame.top - screen.contentOffset(of: table)
  }

  /// The rows on screen from the top down, and the room that stands open for a lifted one.
  var rows: [PictureItem] {
    let paths = screen.visiblePaths(in: table)
    guard let slot else { return paths.compactMap { item(ofRowAt: $0) } }
    let source = screen.liftedRow?.source
    let rows = widened(paths).filter { $0 != source }.compactMap { item(ofRowAt: $0) }
    let room = PictureItem(content: .room, span: onScreen(slot.span))
    return (rows + [room]).filter { $0.span.bottom > frame.top && $0.span.top < frame.bottom }
      .sorted { $0.span.top < $1.span.top }
  }

  /// The headers and footers, where they float.
  var titles: [PictureItem] {
    let (headers, footers) = (screen.sectionTitles(in: table), screen.sectionFooters(in: table))
    return screen.visibleTitles(in: table).map { title in
      let text = (title.kind == .header ? headers : footers)[title.section].drawable
      return PictureItem(
        content: title.kind == .header ? .header(text) : .footer(text),
        span: onScreen(slot?.moved(title.span) ?? title.span))
    }
  }

  /// The row that a finger holds: over the place it was last carried to, or over the room.
  var lifted: PictureItem? {
    guard let slot, let lifted = screen.liftedRow else { return nil }
    var span = slot.span
    if let place = lifted.proposed, place != lifted.target {
      let top = screen.top(ofPlace: place, in: table)
      span = VerticalSpan(top: top, bottom: top + slot.span.height)
    }
    return PictureItem(content: .lifted(row(at: lifted.source)), span: onScreen(span))
  }

  private func item(ofRowAt path: IndexPath) -> PictureItem? {
    screen.span(ofRowAt: path, in: table).map { span in
      PictureItem(
        content: .row(row(at: path)), span: onScreen(slot?.moved(span) ?? span))
    }
  }

  private func row(at path: IndexPath) -> PictureRow {
    PictureRow(
      cell: screen.cell(ofRowAt: path, in: table),
      showsControl: screen.showsReorderControl(ofRowAt: path, in: table),
      editing: screen.editingStyle(ofRowAt: path, in: table),
      isSwiped: path == screen.swipedRow(in: table))
  }

  /// Returns index paths with the one before them and the one behind, which the room may bring on screen.
  private func widened(_ paths: [IndexPath]) -> [IndexPath] {
    let shown = screen.shownRows(in: table)
    guard let first = paths.first, let last = paths.last else { return [] }
    let before = shown.indexPath(atPosition: shown.position(of: first) - 1)
    let behind = shown.indexPath(atPosition: shown.position(of: last) + 1)
    return [before].compactMap(\.self) + paths + [behind].compactMap(\.self)
  }

  private func onScreen(_ span: VerticalSpan) -> VerticalSpan {
    VerticalSpan(top: span.top + shift, bottom: span.bottom + shift)
  }
}
