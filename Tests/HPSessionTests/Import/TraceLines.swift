/// A line of the trace in each form there is.
enum TraceLines {
  static let all = [
    "main shouldHighlightRowAt 0:3 -> true", "main shouldHighlightRowAt 0:3 -> false",
    "main willSelectRowAt 0:3 -> 0:4", "main willSelectRowAt 0:3 -> nil",
    "main willDeselectRowAt 0:3 -> 0:3", "main willDeselectRowAt 0:3 -> nil",
    "main didSelectRowAt 0:3", "main didDeselectRowAt 0:3", "main canMoveRowAt 1:2 -> true",
    "main canMoveRowAt 1:2 -> false",
    "main targetIndexPathForMoveFromRowAt 1:2 proposed 2:0 -> 1:45", "main moveRowAt 1:2 to 1:45",
    "main canEditRowAt 0:1 -> true", "main editingStyleForRowAt 0:1 -> insert",
    "main commitEditingStyleForRowAt 0:1 delete", "main willBeginEditingRowAt 0:1",
    "main didEndEditingRowAt 0:1", "main didEndEditingRowAt nil", "main setEditing true",
    "main setEditing false", "card reloadData", "main scrollToRowAt 0:9",
    "main scrollToRowAt 0:9 at none",
    "main (invalid) update", "main (undone) move", "main (undone) 1 call",
    "main (undone) 12 calls", "main (undone) 2 calls before 0:9", "main (silent) selectRow 0:1",
    "main (silent) deselectRow 0:1",
    "main scrollToRowAt 0:9 at bottom", "main scrollToRowAt section 2",
    "main scrollToRowAt section 2 at top", "main sectionForSectionIndexTitle \"A b\" at 0 -> 3",
    "main sectionForSectionIndexTitle \"\" at 0 -> 0", "main numberOfRowsInSection 0 -> 12",
    "main cellForRowAt 0:1", "main willDisplay 0:1", "main didHighlightRowAt 0:1",
    "main didUnhighlightRowAt 0:1", "main reconfigureRows 0:1", "card nudge -10 +10",
    "card nudge -2.5 +2.5", "main (silent) deselect 0:2", "main insertRows 0:1",
    "main deleteRows 0:1", "main reloadRows 0:1", "main moveRow 0:1 to 1:0",
    "main insertSections 1", "main deleteSections 1", "main reloadSections 1",
    "main moveSection 1 to 0",
  ]
}
