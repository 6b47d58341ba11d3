import TableModel

extension TraceEvent {
  /// How well it is known that this call is made when it is.
  var grade: Grade {
    switch call {
    case .shouldHighlightRowAt, .willSelectRowAt, .didSelectRowAt, .canMoveRowAt,
      .targetIndexPathForMoveFromRowAt, .moveRowAt, .reloadData, .told, .reconfigureRows,
      .canEditRowAt, .editingStyleForRowAt, .commitEditingStyleForRowAt, .setEditing,
      .willBeginEditingRowAt, .didEndEditingRowAt, .sectionForSectionIndexTitle,
      .numberOfRowsInSection, .cellForRowAt, .willDisplay, .didHighlightRowAt, .invalidUpdate,
      .selectRow, .deselectRow:
      .apple
    case .willDeselectRowAt, .didDeselectRowAt, .didUnhighlightRowAt: .reimplementations
    case .silentDeselect: .users
    case .scrollToRowAt, .scrolledIntoReach, .scrollToSection, .nudge, .undoneMove, .undone: .ours
    }
  }
}
