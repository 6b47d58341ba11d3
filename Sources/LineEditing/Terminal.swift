import CEditline

/// Questions about the terminal that the process was started on.
package enum Terminal {
  /// Tells whether a file descriptor is a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool {
    hp_is_terminal(descriptor)
  }
}
