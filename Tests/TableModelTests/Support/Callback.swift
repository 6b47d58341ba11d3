/// The methods of a controller, to hang something on.
enum Callback: String, CaseIterable {
  case numberOfSections
  case numberOfRows
  case cellForRow
  case titleForHeader
  case identityForRow
  case titleForRow
  case canMoveRow
  case targetIndexPath
  case moveRow
  case willDisplay
  case shouldHighlightRow
  case willSelectRow
  case didSelectRow
  case willDeselectRow
  case didDeselectRow
  case canEditRow
  case editingStyle
  case commit
  case willBeginEditing
  case didEndEditing
}
