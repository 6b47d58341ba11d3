/// What an expectation can ask the screen for.
package enum Subject: String, CaseIterable, Sendable {
  /// The selected rows of a table.
  case selection
  /// The number of rows in a range, or in a table.
  case count
  /// The title of a row.
  case title
  /// The rows in a range.
  case rows
  /// The rows whose titles are white.
  case white
  /// What the cell of a row on screen shows.
  case cell
  /// What a row has in a field.
  case field
  /// Whether a finger can touch a row as the screen is now.
  case hittable
  /// The places where a table shows something else than its model holds.
  case drift
  /// The calls of the last act, or the number of those with a name.
  case calls
  /// The lines on the card.
  case card
  /// The row whose detail the card shows.
  case cardRow = "card.row"
  /// Where the card rests.
  case cardPosition = "card.position"
  /// The distance of the card from the top of the screen.
  case cardY = "card.y"
}
