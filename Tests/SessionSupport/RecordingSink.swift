package import CommandKit
import HPSession

/// A sink that keeps what a session wrote, results and errors in the order in which they came.
package final class RecordingSink: TextSink {
  /// Everything written.
  package private(set) var text = ""
  /// The errors among it, expected ones left out.
  package private(set) var errors: [Diagnostic] = []

  /// The style and the columns of the terminal that it stands for.
  package var style = Style.plain
  package var columns: Int?

  package init() {}

  package func write(_ text: String) { self.text += text }

  package func report(_ error: Diagnostic, isExpected: Bool) {
    text += (isExpected ? error.summary : error.rendered) + "\n"
    if !isExpected { errors.append(error) }
  }

  package func note(_ line: String) { text += "note: \(line)\n" }

  /// Returns what was written since the last time.
  package func take() -> String {
    defer { (text, errors) = ("", []) }
    return text
  }
}
