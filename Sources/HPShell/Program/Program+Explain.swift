import CommandKit
import HPSession
import LineEditing

/// Explains the update exception in a file or on standard input.
func explainException(
  _ program: inout Program, file: String?, isScript: Bool, isSafe: Bool, allowed: [String]
) throws(Diagnostic) {
  try program.bound(isSafe, allowing: allowed)
  let text = if let file { try program.contents(ofFile: file) } else { try Program.input() }
  let lines = try ExceptionExplanation.lines(of: text, from: file, isScript: isScript)
  for line in lines { program.sink.write(line + "\n") }
}

extension Program {
  private static let standardInput: Int32 = 0

  /// Returns all of standard input.
  ///
  /// - Throws: `io`, or `interrupted`.
  @Sendable static func input() throws(Diagnostic) -> [UInt8] {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.contents(ofStream: standardInput, named: "stdin")
    } catch {
      throw Diagnostic(error)
    }
    if Interrupts.isPending { throw Diagnostic(.interrupted, "interrupted") }
    return bytes
  }

  /// Returns the bytes of a file.
  ///
  /// - Throws: `io`, or `denied` under `--safe`.
  func contents(ofFile path: String) throws(Diagnostic) -> [UInt8] {
    do {
      return try files.contents(ofFile: path)
    } catch {
      throw Diagnostic(error)
    }
  }
}
