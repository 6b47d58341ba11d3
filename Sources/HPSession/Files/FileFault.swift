package import CommandKit

/// Why a file could not be read or written, in the system's words or in those of `--safe`.
package struct FileFault: Error, Hashable, Sendable {
  /// The path as it was given.
  package let path: String
  /// What the system said.
  package let reason: String
  /// `io`, `limit`, or `denied` for what `--safe` refuses.
  package let code: DiagnosticCode
  /// What helps, where that can be said.
  package let hint: String?

  /// Makes the fault of a path.
  package init(
    path: String, reason: String, code: DiagnosticCode = .io, hint: String? = nil
  ) {
    self.path = path
    self.reason = reason
    self.code = code
    self.hint = hint
  }

  /// Returns the fault of the same file under another name.
  func named(_ path: String) -> FileFault {
    FileFault(path: path, reason: reason, code: code, hint: hint)
  }
}
