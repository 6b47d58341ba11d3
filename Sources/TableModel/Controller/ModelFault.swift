/// Why a model refused a change; nothing has changed then.
public enum ModelFault: Error, Hashable, Sendable {
  /// Another row has the identity already.
  case repeatedIdentity(String)
  /// Rows have no such field.
  case noField(String)
  /// The table cannot be changed so, in the controller's words.
  case refused(String)
}
