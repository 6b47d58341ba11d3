/// When output is coloured.
package enum ColourChoice: String, CaseIterable, Sendable {
  /// On a terminal that shows colours, unless the environment asks for none.
  case auto
  /// Also in a pipe.
  case always
  case never

  /// Returns the style of a stream, by what it is and by the variables of the environment.
  ///
  /// `NO_COLOR` counts when it is not empty (https://no-color.org).
  package func style(isTerminal: Bool, _ environment: (String) -> String?) -> Style {
    switch self {
    case .always: return .coloured
    case .never: return .plain
    case .auto:
      let isRefused = !(environment("NO_COLOR") ?? "").isEmpty
      return isTerminal && !isRefused && Style.isPossible(on: environment("TERM"))
        ? .coloured : .plain
    }
  }
}
