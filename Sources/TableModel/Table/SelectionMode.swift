/// How many rows a user can select by tapping.
public enum SelectionMode: String, Sendable, CaseIterable {
  /// Taps select nothing (`allowsSelection` is false).
  case none
  /// A tap on another row replaces the selection.
  case single
  /// A tap adds a row or takes it away (`allowsMultipleSelection` is true).
  case multiple
}
