/// The control that a row shows while its table is in editing mode.
public enum EditingStyle: String, Sendable, CaseIterable {
  /// No control.
  case none
  /// A control that deletes the row.
  case delete
  /// A control that inserts a row.
  case insert
}
