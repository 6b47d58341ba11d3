import CommandKit

/// The options that `set` knows, each with what it says of itself.
enum OptionName: String, CaseIterable {
  case quiet
  case color
  case width
  case pager
  case prompt
  case touch

  /// The values it takes, as a form shows them.
  var values: String {
    switch self {
    case .quiet: "on|off"
    case .color: "auto|always|never"
    case .width: "N|auto"
    case .pager: "on|off|PAGER"
    case .prompt: "TEXT|default"
    case .touch: "auto|strict"
    }
  }

  /// The form of the command that sets it.
  var form: String { "set \(rawValue) \(values)" }

  /// What it does, in a line or a few.
  var explanation: String {
    switch self {
    case .quiet: "quiet: on, and changing commands print nothing on success."
    case .color:
      """
      color: auto colours what goes to a terminal, unless NO_COLOR is set or TERM is dumb; the
      program's --color says how a session begins.
      """
    case .width:
      """
      width: the columns to which the lines of ls, find, fields and cells are cut; auto cuts them to
      those of the terminal, and in a pipe not at all.
      """
    case .pager:
      """
      pager: what shows output that is longer than the screen, at the typed prompt alone; on is
      $HPSH_PAGER, else $PAGER, else less. --no-pager begins with off. No script can name one.
      """
    case .prompt:
      """
      prompt: what the typed shell prompts with. These are filled in, and one with nothing to show
      takes the blank before it along; {{ is a brace:
      \(PromptTemplate.listing)
      """
    case .touch:
      "touch: strict, and a row that a finger cannot reach, as under the card, is not-hittable."
    }
  }
}

extension PromptTemplate {
  /// The names in braces that can be filled in.
  static var listing: String {
    let names = Placeholder.allCases.map { "{\($0.rawValue)}" }
    return names.dropLast().joined(separator: " ") + " and " + (names.last ?? "")
  }
}
