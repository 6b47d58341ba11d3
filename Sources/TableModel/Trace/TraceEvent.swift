/// A call that passed between a table and its controller, or something that happened in silence.
public struct TraceEvent: Hashable, Sendable {
  /// The table it concerns, by name.
  public let table: String
  /// What was called, with what was asked and answered.
  public let call: Call

  /// Makes an event, to compare one with.
  public init(table: String, call: Call) {
    self.table = table
    self.call = call
  }

  /// The calls, by UIKit's base names.
  public enum Call: Hashable, Sendable {
    /// A touch asked whether it may highlight the row (grade A).
    case shouldHighlightRowAt(IndexPath, answer: Bool)
    /// The controller named the row to select, or none with nil (grade A).
    case willSelectRowAt(IndexPath, answer: IndexPath?)
    /// The controller was told that a user selected the row (grade A).
    case didSelectRowAt(IndexPath)
    /// The controller named the row to deselect, or none with nil (grade A; when it is asked, grade R).
    case willDeselectRowAt(IndexPath, answer: IndexPath?)
    /// The controller was told that a user's tap deselected the row (grade A; when it is told, grade R).
    case didDeselectRowAt(IndexPath)
    /// A lift, or the table on entering editing mode, asked whether the row can move (grade A).
    case canMoveRowAt(IndexPath, answer: Bool)
    /// The controller named the landing place of a row that was lifted at the first path (grade A).
    case targetIndexPathForMoveFromRowAt(IndexPath, proposed: IndexPath, answer: IndexPath)
    /// The model was told to move the row to its final place (grade A).
    case moveRowAt(IndexPath, to: IndexPath)
    /// The table asked whether the row can be edited (grade A).
    case canEditRowAt(IndexPath, answer: Bool)
    /// The table asked for the row's editing control (grade A).
    case editingStyleForRowAt(IndexPath, answer: EditingStyle)
    /// Editing mode was turned on or off (grade A).
    case setEditing(Bool)
    /// A user confirmed the row's editing control (grade A).
    case commitEditingStyleForRowAt(IndexPath, style: EditingStyle)
    /// A swipe brings out the row's actions (grade A).
    case willBeginEditingRowAt(IndexPath)
    /// What a swipe brought out is put away; nil where the row is gone (grade A; nil, grade I).
    case didEndEditingRowAt(IndexPath?)
    /// The table asked for everything again (grade A).
    case reloadData
    /// The table was scrolled, so that the row stands at a position of the frame or is in it (grade A).
    case scrollToRowAt(IndexPath, at: ScrollPosition)
    /// A finger scrolled the least that lets it touch the row.
    case scrolledIntoReach(IndexPath)
    /// The section was scrolled to, from its header to its footer.
    case scrollToSection(Int, at: ScrollPosition)
    /// The controller named the section that a title of the index leads to (grade A).
    case sectionForSectionIndexTitle(String, at: Int, answer: Int)
    /// The card went up and down again by so many points.
    case nudge(points: Double)
    /// The row's cell was asked for again, the row stayed as it was (grade A).
    case reconfigureRows(IndexPath)
    /// The table was told of a change.
    case told(UpdateOperation)
    /// The row left the selection without a call.
    case silentDeselect(IndexPath)
    /// A program selected the row, of which the controller hears nothing (grade A).
    case selectRow(IndexPath)
    /// A program deselected the row, of which the controller hears nothing (grade A).
    case deselectRow(IndexPath)
    /// What the controller said or answered in a callback does not add up, which ends an app (grade A); the
    /// act changes nothing.
    case invalidUpdate
    /// The model could not be told of a move, so the act changes nothing.
    case undoneMove
    /// The last of several acts that belong together failed, so what the calls before did was taken back.
    ///
    /// The path is of the row whose turn it was, where it made no call.
    case undone(calls: Int, before: IndexPath?)
    // What is asked and told all the time: see ``Screen/recordsQueries``.
    /// The table asked for the number of rows in a section (grade A).
    case numberOfRowsInSection(Int, answer: Int)
    /// The table asked for a row's cell (grade A).
    case cellForRowAt(IndexPath)
    /// The row's cell comes on screen (grade A).
    case willDisplay(IndexPath)
    /// A touch highlighted the row (grade A).
    case didHighlightRowAt(IndexPath)
    /// The touch on the row ended (grade A; before the selection's calls, grade R).
    case didUnhighlightRowAt(IndexPath)
  }
}
