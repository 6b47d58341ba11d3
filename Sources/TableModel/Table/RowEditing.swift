/// What a controller answered about a row when its table entered editing mode or its cell came on screen.
struct RowEditing: Hashable, Sendable {
  /// The answer of `canEditRowAt`.
  let canEdit: Bool
  /// The answer of `editingStyleForRowAt`, none for a row that cannot be edited.
  let style: EditingStyle
  /// The answer of `canMoveRowAt`.
  let canMove: Bool
}
