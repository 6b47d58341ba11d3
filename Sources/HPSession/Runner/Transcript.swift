import CommandKit

/// What a unit printed, as `#>` lines hold it: results, and for a failure one line.
final class Transcript: TextSink {
  private var text = ""
  /// What was noted, which is no output.
  private(set) var notes: [String] = []

  func write(_ text: String) { self.text += text }

  func report(_ error: Diagnostic, isExpected: Bool) { text += error.summary + "\n" }

  func note(_ line: String) { notes.append(line) }

  /// Returns the lines so far and forgets them.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  func takeLines() -> [String] {
    defer { text = "" }
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String(Substring($0)) }
  }
}
