import TableModel

/// A table of a picture: its frame, and what lies in it.
struct PictureList: Hashable, Sendable {
  /// The table's name.
  let name: String
  /// The part of the screen it shows its content in.
  let frame: VerticalSpan
  /// The distance from the top of the content to the top of the frame.
  let offset: Double
  /// The greatest offset.
  let maximumOffset: Double
  /// The rows on screen, from the top down, and the room that stands open for a lifted one.
  let rows: [PictureItem]
  /// The headers and footers, which float above the rows.
  let titles: [PictureItem]
  /// The row that a finger holds over the others.
  let lifted: PictureItem?

  /// Looks at a table.
  init(of table: TableView, on screen: Screen) {
    let look = TableLook(of: table, on: screen)
    name = table.name
    frame = look.frame
    offset = screen.contentOffset(of: table)
    maximumOffset = screen.maximumOffset(of: table)
    rows = look.rows
    titles = look.titles
    lifted = look.lifted
  }
}

extension PictureList {
  /// The rows and titles of which something can be seen above a line, from the top down, with what can be seen.
  func itemsInSight(above bottom: Double) -> [(item: PictureItem, part: VerticalSpan)] {
    let end = min(frame.bottom, bottom)
    let whole = VerticalSpan(top: frame.top, bottom: end)
    let floating = (titles + [lifted].compactMap(\.self)).map { ($0, $0.span.cut(to: whole)) }
    let free = rows.map { ($0, part(of: $0, above: end)) }
    // What floats over a row stands before it where both begin at one line.
    return (floating + free).filter { $0.1.height > 0 }.enumerated().sorted { left, right in
      (left.element.1.top, left.offset) < (right.element.1.top, right.offset)
    }.map(\.element)
  }

  /// Returns what the frame and the titles that float over it leave of a row.
  private func part(of row: PictureItem, above end: Double) -> VerticalSpan {
    var part = row.span.cut(to: VerticalSpan(top: frame.top, bottom: end))
    for title in titles where title.span.top < part.bottom && title.span.bottom > part.top {
      part =
        title.isHeader
        ? VerticalSpan(top: title.span.bottom, bottom: part.bottom)
        : VerticalSpan(top: part.top, bottom: title.span.top)
    }
    return part
  }
}

extension PictureItem {
  /// Whether it is the header of a section.
  fileprivate var isHeader: Bool {
    if case .header = content { true } else { false }
  }
}

extension VerticalSpan {
  /// Returns the part inside of another span; its height is not above zero where there is none.
  fileprivate func cut(to other: VerticalSpan) -> VerticalSpan {
    VerticalSpan(top: max(top, other.top), bottom: min(bottom, other.bottom))
  }
}
