import CommandKit
import HPSession

/// A run of the program: where its output goes and the status it ends with.
struct Program {
  let sink: StandardSink
  /// Makes the sessions, on the screen that the program is for.
  private(set) var sessions: SessionMaker
  /// What of the files that its arguments name may be reached.
  private(set) var files = FilePlaces()
  var status = ExitStatus.success
  /// The arguments that are not UTF-8, as they came.
  var brokenArguments: [[UInt8]] = []

  /// Makes the run of the program with its standard streams.
  init(sink: StandardSink, sessions: SessionMaker, brokenArguments: [[UInt8]]) {
    self.sink = sink
    self.sessions = sessions
    self.brokenArguments = brokenArguments
  }

  /// Bounds what this run and its sessions may reach, for good.
  ///
  /// - Throws: `usage` for an allowed path that is not there, or without anything to allow it from.
  mutating func bound(_ isSafe: Bool, allowing paths: [String]) throws(Diagnostic) {
    guard isSafe else {
      if paths.isEmpty { return }
      throw Diagnostic(
        .usage, "--allow adds to what --safe may read", hint: "hpsh --safe --allow PATH FILE")
    }
    do {
      files = try FilePlaces(allowing: paths)
    } catch {
      throw Diagnostic(.usage, "\(error.path): \(error.reason)")
    }
    sessions = sessions.preparing { [files] session in session.files = files }
  }

  /// Returns the bytes of an argument, or of a value behind its option: what was not UTF-8 was replaced in the text.
  func bytes(of text: String) -> [UInt8] {
    for argument in brokenArguments {
      let starts = [0, 2, (argument.firstIndex(of: UInt8(ascii: "=")) ?? 0) + 1]
      for start in starts where start < argument.count {
        let bytes = argument[start...]
        if String(decoding: bytes, as: UTF8.self) == text { return Array(bytes) }
      }
    }
    return Array(text.utf8)
  }
}
