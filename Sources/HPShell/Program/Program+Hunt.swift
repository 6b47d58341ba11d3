import CommandKit
import HPSession
import LineEditing

/// What `suspect`, `fuzz` and `shrink` have in common.
extension Program {
  /// Reads a script and hunts in it; an error with a place is shown there, and ends the program as its code says.
  ///
  /// - Throws: `usage` for a script that cannot be read, and errors without a place.
  mutating func hunt(
    in path: String, _ body: (inout Program, Include, SessionMaker) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    Interrupts.install()
    let script: Include
    do {
      script = try Include(path)
    } catch {
      throw Diagnostic(.usage, "\(error.path): \(error.reason)")
    }
    do {
      try body(&self, script, sessions)
    } catch {
      guard error.source != nil else { throw error }
      sink.report(error, isExpected: false)
      status = error.code.exitStatus
    }
  }

  /// Writes a script that was made to a file, or to standard output.
  ///
  /// On a terminal what could drive it is written as escapes; a file or a pipe gets the bytes as they are.
  ///
  /// - Throws: `io`, or `denied` under `--safe`.
  func deliver(_ bytes: [UInt8], to path: String?) throws(Diagnostic) {
    if path == nil, Terminal.isTerminal(Program.standardOutput) {
      return sink.write(String(decoding: bytes, as: UTF8.self).visible(keepingLayout: true))
    }
    do {
      if let path { return try files.replace(path, with: bytes) }
      sink.flush()
      try FileSystem.send(bytes[...], to: Program.standardOutput, named: "stdout")
    } catch {
      throw Diagnostic(error)
    }
  }

  private static let standardOutput: Int32 = 1

  /// Finds that a file which an option names is not to be written.
  ///
  /// - Throws: `denied`.
  func requireWriting(_ path: String) throws(Diagnostic) {
    do {
      try files.requireWriting(path)
    } catch {
      throw Diagnostic(error)
    }
  }

  /// Finds that what is made of a script is to be written in its place.
  ///
  /// - Throws: `usage`, or `denied` where nothing is to be written.
  func checkTarget(_ path: String?, insteadOf script: Include) throws(Diagnostic) {
    if let path { try requireWriting(path) }
    guard let path, (try? FileSystem.realPath(path)) == script.realPath else { return }
    throw Diagnostic(
      .usage, "\(path) is the script itself, which stays as it is", hint: "name another file")
  }
}

extension Format where Value == UInt64 {
  /// A seed for random numbers.
  static var seed: Format {
    Format("N") { words throws(Diagnostic) in
      let word = try words.need("a seed")
      guard let seed = UInt64(word.text) else {
        throw Diagnostic(
          .usage, "\(word.shown) is no seed", at: word.range,
          hint: "a whole number from 0 to \(UInt64.max)")
      }
      return seed
    }
  }
}
