/// What shows output that is longer than the screen.
package enum PagerChoice: Hashable, Sendable {
  /// The pager that the environment names, else the usual one.
  case on
  /// None: it runs over the screen.
  case off
  /// A command of the system's shell.
  case command(String)
}
