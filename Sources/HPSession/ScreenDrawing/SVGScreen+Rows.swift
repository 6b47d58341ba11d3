import TableModel

extension PictureItem {
  /// The distance of a text from the edge of the screen, and from what stands beside it.
  private static let margin = 20.0

  /// Returns a row's text and controls, or the room for a lifted one.
  func row(width: Double) -> String {
    switch content {
    case .row(let row): drawn(row, width: width)
    case .room: room(width: width)
    case .header, .footer, .lifted: ""
    }
  }

  /// Returns the row that a finger holds, on a ground of its own a little above its place.
  func liftedRow(width: Double) -> String {
    guard case .lifted(let row) = content else { return "" }
    let held = PictureItem(
      content: content, span: VerticalSpan(top: span.top - 8, bottom: span.bottom - 8))
    return """
      <rect x="6" y="\(held.span.top.svg)" width="\((width - 12).svg)" \
      height="\(span.height.svg)" rx="8" fill="#1f8ca0" stroke="#0b5563" stroke-opacity=".4"/>
      \(held.drawn(row, width: width))
      """
  }

  private func room(width: Double) -> String {
    """
    <rect x="6" y="\((span.top + 3).svg)" width="\((width - 12).svg)" \
    height="\(max(0, span.height - 6).svg)" rx="8" fill="none" stroke="#0b5563" \
    stroke-opacity=".6" stroke-dasharray="6 5"/>

    """
  }

  private func drawn(_ row: PictureRow, width: Double) -> String {
    let isEditing = row.editing != .none
    let end = width - (row.isSwiped ? 84 : 0)
    let left = PictureItem.margin + (isEditing ? 34 : 0)
    let right = end - PictureItem.margin - (row.showsControl ? 34 : 0)
    return text(row, from: left, to: right, width: end)
      + (row.showsControl ? reorderControl(at: end - 32) : "")
      + (isEditing ? editingControl(row.editing, at: 27) : "")
      + (row.isSwiped ? deleteAction(from: end, width: 84) : "")
  }

  /// Returns a floating title on a ground that hides the rows under it.
  func title(width: Double, on paper: String) -> String {
    guard let title = titleText else { return "" }
    let fitted = SVGText(title, in: width - 2 * PictureItem.margin, size: 13)
    return """
      <rect y="\(span.top.svg)" width="\(width.svg)" height="\(span.height.svg)" fill="\(paper)"/>
      <text x="20" y="\((span.middle + 4.5).svg)" font-size="13" \
      font-weight="600"\(fitted.attributes)>\(fitted.text.xml)</text>

      """
  }

  private var titleText: String? {
    switch content {
    case .row, .room, .lifted: nil
    case .header(let text), .footer(let text): text
    }
  }

  private func text(
    _ row: PictureRow, from left: Double, to right: Double, width: Double
  ) -> String {
    let middle = width / 2
    // A centred text keeps to the middle of the row, so it has as much room as on its narrower side.
    let room = row.alignment == .center ? 2 * min(middle - left, right - middle) : right - left
    let fitted = SVGText(row.text, in: room, size: 17)
    guard !fitted.text.isEmpty else { return "" }
    let (x, anchor) =
      switch row.alignment {
      case .left: (left, "")
      case .center: (middle, " text-anchor=\"middle\"")
      case .right: (right, " text-anchor=\"end\"")
      }
    return """
      <text x="\(x.svg)" y="\((span.middle + 6).svg)"\(anchor)\(row.isWhite ? " fill=\"#fff\"" : "")\
      \(fitted.attributes)>\(fitted.text.xml)</text>

      """
  }

  private func reorderControl(at x: Double) -> String {
    let y = span.middle - 5
    return """
      <path d="M\(x.svg) \(y.svg)h18m-18 5h18m-18 5h18" stroke="#3c3c43" stroke-opacity=".5"/>

      """
  }

  private func editingControl(_ style: EditingStyle, at x: Double) -> String {
    let (x, y) = (x.svg, span.middle.svg)
    let (colour, sign) =
      style == .delete ? ("#ff3b30", "m-6 0h12") : ("#34c759", "m-6 0h12m-6 -6v12")
    return """
      <circle cx="\(x)" cy="\(y)" r="11" fill="\(colour)"/>\
      <path d="M\(x) \(y)\(sign)" stroke="#fff" stroke-width="2"/>

      """
  }

  private func deleteAction(from x: Double, width: Double) -> String {
    """
    <rect x="\(x.svg)" y="\(span.top.svg)" width="\(width.svg)" height="\(span.height.svg)" \
    fill="#ff3b30"/><text x="\((x + width / 2).svg)" y="\((span.middle + 6).svg)" \
    text-anchor="middle" fill="#fff">Delete</text>

    """
  }
}
