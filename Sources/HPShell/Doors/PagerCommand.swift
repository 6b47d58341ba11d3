import CommandKit
import HPSession

/// The command that shows long output: what the session was told, else what the environment says.
struct PagerCommand: Equatable {
  let text: String
  /// Whether somebody asked for this one, who is to be told where it does not run.
  let isWanted: Bool

  /// Finds the command, nil where there is to be none.
  init?(_ choice: PagerChoice, _ environment: (String) -> String?) {
    switch choice {
    case .off: return nil
    case .command(let command): (text, isWanted) = (command, true)
    case .on:
      if let named = environment("HPSH_PAGER") ?? environment("PAGER") {
        (text, isWanted) = (named, true)
      } else {
        guard Style.isPossible(on: environment("TERM")) else { return nil }
        (text, isWanted) = ("less", false)
      }
    }
    // Both say that no pager is wanted.
    let isNone = text == "cat" || text.allSatisfy(\.isWhitespace)
    if isNone { return nil }
  }
}
