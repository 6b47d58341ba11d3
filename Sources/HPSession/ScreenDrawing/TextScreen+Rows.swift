import CommandKit
import TableModel

extension TextScreen {
  /// Returns the line of a row or title, between the edges.
  func line(of content: PictureItem.Content) -> String {
    switch content {
    case .row(let row): line(of: row, mark: row.editing.sign)
    case .room: String(repeating: style.room, count: TextScreen.width)
    case .lifted(let row): line(of: row, mark: style.lifted)
    case .header(let text): line(of: text, between: style.horizontal)
    case .footer(let text): line(of: text, between: style.footer)
    }
  }

  private func line(of row: PictureRow, mark: String) -> String {
    let left = (row.isWhite ? "*" : " ") + mark + " "
    let right = row.isSwiped ? " [Delete]" : row.showsControl ? " \(style.control) " : "   "
    let width = TextScreen.width - left.displayWidth - right.displayWidth
    let text = row.text.clipped(to: width, mark: style.cut)
    return left + text.aligned(row.alignment, in: width) + right
  }

  private func line(of title: String, between line: String) -> String {
    let text = title.clipped(to: TextScreen.width - 6, mark: style.cut)
    let rest = TextScreen.width - 4 - text.displayWidth
    return "\(line)\(line) \(text) " + String(repeating: line, count: rest)
  }
}

extension EditingStyle {
  /// The control in a column.
  fileprivate var sign: String {
    switch self {
    case .none: " "
    case .delete: "-"
    case .insert: "+"
    }
  }
}

extension String {
  /// Returns the text with blanks around it, so that it stands at a side of a number of columns.
  func aligned(_ alignment: TextAlignment, in width: Int) -> String {
    let rest = max(0, width - displayWidth)
    let left = alignment == .left ? 0 : alignment == .center ? rest / 2 : rest
    return String(repeating: " ", count: left) + padded(to: width - left)
  }
}
