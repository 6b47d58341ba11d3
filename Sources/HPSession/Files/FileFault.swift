/// Why a file could not be read or written, in the system's words.
package struct FileFault: Error, Hashable, Sendable {
  /// The path as it was given.
  package let path: String
  /// What the system said.
  package let reason: String

  /// Makes the fault of a path.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
