/// A command with its values read, which can be run any number of times.
package struct Invocation<Context>: Sendable {
  package let name: String
  private let body: @Sendable (inout Context) throws(Diagnostic) -> Void

  /// Makes an invocation from what it does.
  package init(
    _ name: String, body: @escaping @Sendable (inout Context) throws(Diagnostic) -> Void
  ) {
    self.name = name
    self.body = body
  }

  /// Runs the command.
  ///
  /// - Throws: What the command throws.
  package func run(_ context: inout Context) throws(Diagnostic) {
    try body(&context)
  }
}
