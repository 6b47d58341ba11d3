import TableModel

/// Something that lies in a table of a picture.
struct PictureItem: Hashable, Sendable {
  /// What can lie there.
  enum Content: Hashable, Sendable {
    /// A row's cell.
    case row(PictureRow)
    /// The header of a section.
    case header(String)
    /// The footer of a section.
    case footer(String)
    /// The room that stands open for a lifted row.
    case room
    /// The row that a finger holds.
    case lifted(PictureRow)
  }

  /// What it is.
  let content: Content
  /// Where it lies on the screen, hidden or not.
  let span: VerticalSpan
}

extension VerticalSpan {
  /// The distance of its middle.
  var middle: Double { (top + bottom) / 2 }

  /// Its height.
  var height: Double { bottom - top }
}
