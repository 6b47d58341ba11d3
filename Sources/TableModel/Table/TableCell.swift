/// What a row looks like on screen.
///
/// A controller returns one from `tableView(_:cellForRowAt:)`; the table keeps it while the row is
/// visible, and later changes to it belong to this cell, not to the row.
public struct TableCell: Hashable, Sendable {
  /// The text of the cell.
  public var text: String
  /// The side the text keeps to.
  public var textAlignment: TextAlignment
  /// The colour of the text.
  public var textColor: TextColor
  /// Whether the cell shows the reorder control, false until someone says so (grade A).
  public var showsReorderControl: Bool
  /// The name of the pool the cell comes from.
  public var reuseIdentifier: String

  /// Makes a cell.
  public init(
    text: String,
    textAlignment: TextAlignment = .left,
    textColor: TextColor = .black,
    showsReorderControl: Bool = false,
    reuseIdentifier: String = "cell"
  ) {
    self.text = text
    self.textAlignment = textAlignment
    self.textColor = textColor
    self.showsReorderControl = showsReorderControl
    self.reuseIdentifier = reuseIdentifier
  }
}
