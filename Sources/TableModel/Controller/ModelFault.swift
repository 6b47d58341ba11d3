/// Why a model refused a change; nothing has changed then.
public enum ModelFault: Error, Hashable, Sendable {
  /// Another row has the identity already.
  case repeatedIdentity(String)
  /// Rows have no such field.
  case noField(String)
  /// A row was to be put in, and the filter does not let it through.
  case hiddenRow(IndexPath)
  /// The user had enough of waiting before the change was made.
  case interrupted
  /// The table cannot be changed so, in the controller's words.
  case refused(String)
}
