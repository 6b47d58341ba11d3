import CommandKit

extension Session {
  /// Ends what takes long where the user has had enough; what the command changed is taken back.
  ///
  /// - Throws: `interrupted`.
  func checkInterrupt() throws(Diagnostic) {
    if isInterrupted() { throw Diagnostic(.interrupted, "interrupted") }
  }
}
