/// What the words behind a command ask for.
package enum Binding<Context>: Sendable {
  case run(Invocation<Context>)
  /// The command's help.
  case help
}
