import CommandKit
import HPSession
import LineEditing

/// The last line of a terminal while tests run: how many are done and how many failed.
struct ProgressBar {
  private let count: Int
  private let isShown: Bool
  private var isDrawn = false
  private var drawn = ContinuousClock.now

  private static let width = 30

  init(count: Int, isShown: Bool) {
    self.count = count
    self.isShown = isShown
  }

  /// Whether the program writes to a terminal that can clear a line.
  static var isPossible: Bool {
    Terminal.isTerminal(1) && FileSystem.environment("TERM").map { $0 != "dumb" } ?? false
  }

  /// Draws the bar; one that was drawn a moment ago stays as it is.
  mutating func draw(done: Int, failed: Int, _ sink: StandardSink) {
    guard isShown, done < count else { return }
    if isDrawn, drawn.duration(to: .now) < .milliseconds(50) { return }
    (isDrawn, drawn) = (true, .now)
    let filled = ProgressBar.width * done / max(1, count)
    let bar =
      String(repeating: "=", count: filled)
      + String(repeating: " ", count: ProgressBar.width - filled)
    let failures = failed > 0 ? ", \(failed) failed" : ""
    sink.write("\r[\(bar)] \(done) of \(count)\(failures)\u{1B}[K")
    sink.flush()
  }

  /// Clears the bar's line, for others to be written.
  mutating func clear(_ sink: StandardSink) {
    guard isDrawn else { return }
    isDrawn = false
    sink.write("\r\u{1B}[K")
  }
}
