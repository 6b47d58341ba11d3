import CEditline

/// Questions about the terminal that the process was started on.
package enum Terminal {
  /// Tells whether a file descriptor is a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool {
    hp_is_terminal(descriptor)
  }

  /// Returns the size of the terminal at a file descriptor, nil where there is none or it does not say.
  package static func size(of descriptor: Int32) -> (columns: Int, rows: Int)? {
    var (columns, rows): (Int32, Int32) = (0, 0)
    guard hp_terminal_size(descriptor, &columns, &rows) else { return nil }
    return (Int(columns), Int(rows))
  }

  /// Makes the C library count columns by UTF-8, whatever the environment says.
  package static func useUTF8() { hp_use_utf8() }
}
