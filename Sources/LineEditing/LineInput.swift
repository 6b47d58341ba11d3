/// What reading one unit of text from the terminal gave.
package enum LineInput: Equatable, Sendable {
  /// A whole text, without the newline that ended it; it may hold newlines inside.
  case line(String)

  /// Ctrl-C: what had been typed is dropped, and the session goes on.
  case interrupted(dropped: String)

  /// Ctrl-D on an empty line.
  case endOfInput

  /// The terminal is gone, or the process was asked to end.
  case hangup
}
