package import CommandKit
import TableModel

/// A script made of a console log of an app.
///
/// What a user did becomes commands, and the calls that came of it become `expect calls`; what nobody can
/// do at will is kept as a comment.
package struct LogImport {
  /// The line of Swift by which an app logs a call.
  static let example =
    #"print("hpsh-trace main didSelectRowAt \(indexPath.section):\(indexPath.row)")"#
  /// Two calls as a log has them.
  private static let calls = "main didSelectRowAt 0:1, main moveRowAt 0:0 to 0:2"
  /// The lines without a call that are told of at most.
  private static let mostNotes = 20

  /// The script.
  package let script: String
  /// What could not be read, in a line each.
  package let notes: [String]

  /// Makes a script of a log, whose name is shown where something is said of it.
  ///
  /// - Throws: `bad-data` where no line of it tells of a call.
  /// - Complexity: O(*n*), where *n* is the length of the log.
  package init(_ bytes: [UInt8], named name: String) throws(Diagnostic) {
    let log = TraceLog(bytes)
    guard !log.calls.isEmpty || !log.commands.isEmpty else {
      throw Diagnostic(
        .badData, "\(name): no line of it has \"hpsh-trace \" and a call behind it",
        hint: "an app logs one by \(LogImport.example)")
    }
    notes = LogImport.notes(log, name)
    script = ImportedScript(log, named: name).text
  }

  private static func notes(_ log: TraceLog, _ name: String) -> [String] {
    let lines = log.unreadable.prefix(mostNotes).map { line, text in
      let hint =
        text.hasPrefix("<private>") ? "; privacy: .public lets the log show it" : ""
      return "\(name):\(line): no call: \"\(text.clipped(to: 60))\"\(hint)"
    }
    let rest = log.unreadable.count - lines.count
    guard !lines.isEmpty else { return [] }
    return lines + (rest > 0 ? ["\(name): \(rest) more lines have no call"] : [])
      + ["a call is written as trace shows it: \(LogImport.calls)"]
  }
}
