/// What always holds of a screen between two acts, whatever its controller answers.
package enum ScreenInvariant: CaseIterable, Sendable {
  /// A table shows each row once.
  case rowsStandOnce
  /// A row that is selected is shown.
  case selectionIsShown
  /// The cells on screen are those of the rows that are shown there.
  case cellsAreShown
  /// A table is scrolled to a place that it has.
  case offsetIsInside
}
