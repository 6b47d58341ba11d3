/// A reason why there can be no line editor.
package enum LineEditingFault: Error, Equatable, CustomStringConvertible {
  /// Standard input or standard output is not a terminal.
  case notATerminal

  /// The editing library refused.
  case unavailable

  package var description: String {
    switch self {
    case .notATerminal: "standard input and output are not both a terminal"
    case .unavailable: "the terminal cannot be edited on"
    }
  }
}
