/// What kept a tap from selecting a row.
public enum SelectionRefusal: Hashable, Sendable {
  /// The table does not allow selection.
  case selectionOff
  /// `shouldHighlightRowAt` answered false.
  case highlightVetoed
  /// `willSelectRowAt` answered nil.
  case selectionVetoed
  /// `willDeselectRowAt` answered nil for the row selected before.
  case deselectionVetoed(IndexPath)
  /// `willSelectRowAt` answered a row that is not there.
  case redirectedToNoRow(IndexPath)
}
