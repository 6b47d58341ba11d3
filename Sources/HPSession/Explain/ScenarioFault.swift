/// Why no script can show what an exception says.
enum ScenarioFault: Error, Hashable, Sendable {
  /// The numbers cannot be those of one update.
  case impossible
  /// There are more rows or sections than a script can have.
  case tooLarge
}
