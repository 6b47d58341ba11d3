/// What random commands on a controller's screen came to.
public struct ScriptFuzz: Sendable {
  /// What was tried, in a line, with the seed.
  public let summary: String
  /// What is wrong, nil where nothing was found.
  public let message: String?
  /// A script with the fewest commands that show it, nil where nothing was found.
  public let script: String?
}
