import CommandKit
import HPSession

/// A run of the program: where its output goes and the status it ends with.
struct Program {
  let sink: StandardSink
  /// Makes the sessions, on the screen that the program is for.
  let sessions: SessionMaker
  var status = ExitStatus.success
  /// The arguments that are not UTF-8, as they came.
  var brokenArguments: [[UInt8]] = []

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
