/// The known mistakes with which a script holds on a controller.
public struct ScriptSuspects: Sendable {
  /// The names of the mistakes.
  public let names: [String]
  /// Whether the script holds without any of them.
  public let holdsWithoutFault: Bool
  /// What `hpsh suspect` prints: the mistakes with their code, and what would tell them apart.
  public let report: String
}
