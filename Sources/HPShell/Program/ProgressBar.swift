import CommandKit
import HPSession
import LineEditing

/// The last line of a terminal while something takes long: how far it is.
///
/// It gives what is to be written, and asks no clock: who draws says when.
struct ProgressBar {
  private let columns: Int
  private let start: ContinuousClock.Instant
  /// How long nothing is shown: what ends sooner needs no bar.
  private let delay: Duration
  private var drawn: ContinuousClock.Instant?

  private static let width = 30
  /// One that was drawn a moment ago stays as it is.
  private static let moment = Duration.milliseconds(50)

  init(columns: Int, delay: Duration = .zero, from start: ContinuousClock.Instant = .now) {
    (self.columns, self.delay, self.start) = (columns, delay, start)
  }

  /// Whether standard error is a terminal that can clear a line.
  static var isPossible: Bool {
    Terminal.isTerminal(2) && Style.isPossible(on: FileSystem.environment("TERM"))
  }

  /// Returns what draws the bar, nil where it is not time for that.
  ///
  /// Where nobody knows how much there is, there is no bar to fill, and the label stands alone.
  mutating func drawing(
    _ done: Int, of total: Int?, _ label: String, at now: ContinuousClock.Instant = .now
  ) -> String? {
    guard start.duration(to: now) >= delay else { return nil }
    if let drawn, drawn.duration(to: now) < Self.moment { return nil }
    drawn = now
    var line = label
    if let total {
      let filled = min(Self.width, Int(Double(Self.width) * Double(done) / Double(max(1, total))))
      let bar =
        String(repeating: "=", count: filled)
        + String(repeating: " ", count: Self.width - filled)
      line = "[\(bar)] \(label)"
    }
    // A full last column would make some terminals go on to the next row.
    return "\r\(line.clipped(to: columns - 1))\u{1B}[K"
  }

  /// Returns what clears the bar's line for others to be written, nil where there is none.
  mutating func clearing() -> String? {
    defer { drawn = nil }
    return drawn.map { _ in "\r\u{1B}[K" }
  }
}
