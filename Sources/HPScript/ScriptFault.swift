/// Why a script could not be run at all.
public struct ScriptFault: Error, CustomStringConvertible {
  /// The reason, with the path.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
