import CommandKit
import TableModel

/// A row of a picture, as its cell looks.
struct PictureRow: Hashable, Sendable {
  /// The text, which nothing in it can break out of.
  let text: String
  /// The side the text keeps to.
  let alignment: TextAlignment
  /// Whether the text is white.
  let isWhite: Bool
  /// Whether it shows the reorder control.
  let showsControl: Bool
  /// The editing control it shows.
  let editing: EditingStyle
  /// Whether its actions are out after a swipe.
  let isSwiped: Bool

  /// Looks at a cell.
  init(cell: TableCell, showsControl: Bool, editing: EditingStyle, isSwiped: Bool) {
    text = cell.text.drawable
    alignment = cell.textAlignment
    isWhite = cell.textColor == .white
    self.showsControl = showsControl
    self.editing = editing
    self.isSwiped = isSwiped
  }
}

extension String {
  /// The text as it is drawn: what could drive a terminal escaped, and no longer than a screen has room for.
  ///
  /// Of marks that pile up on one sign the first stay, or they would cover the rows around.
  var drawable: String {
    let most = 240
    var piles = PiledMarks()
    // Signs without a width count too, or a text of them would be as long as it likes.
    var text = ""
    var count = 0
    for scalar in unicodeScalars where piles.mayTake(scalar) {
      guard count < most else { return (text + "…").visible.clipped(to: most) }
      text.unicodeScalars.append(scalar)
      count += 1
    }
    return text.visible.clipped(to: most)
  }
}
