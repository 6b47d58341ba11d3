import CommandKit

extension Command<Session> {
  static let time = Command(
    "time", "Runs a command and says how long it took.", category: Category.script,
    discussion: "The time goes to standard error, so that what the command prints is the same.",
    forms: ["time COMMAND"], ownsComparisons: true, expandsWords: true, optionsFirst: true,
    .operand("a command", .rest("COMMAND"), "The command, which may be a block's."),
    examples: [
      Example(
        """
        time ls 1:0
        #> main: 64 rows in 5 sections
        #> section 1, Slytherin: 12 rows
        #>     20  1:0  Draco Malfoy  ≡
        """, "the time goes to standard error"),
      Example(
        """
        set quiet on
        time repeat 100 { move 1:0 -> 1:1 }
        """, "the time of a hundred moves"),
    ],
    seeAlso: ["repeat"],
    run: timeCommand)
}

private func timeCommand(_ session: inout Session, command: [Word]) throws(Diagnostic) {
  let clock = ContinuousClock()
  let start = clock.now
  let name = command.map(\.spelled).joined(separator: " ").visible.clipped(to: 60)
  defer { session.sink.note("\(name) took \((clock.now - start).shown)") }
  try session.runInner()
}

extension Duration {
  /// The time in the largest unit that keeps three digits: `812 µs`, `1.25 s`.
  package var shown: String {
    let (seconds, attoseconds) = components
    let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
    for (unit, size) in [("ns", 1.0), ("µs", 1e3), ("ms", 1e6)] where nanoseconds < size * 1e3 {
      return "\((nanoseconds / size).threeDigits) \(unit)"
    }
    return "\((nanoseconds / 1e9).threeDigits) s"
  }
}

extension Double {
  /// The number with three digits, or all of those before the point.
  fileprivate var threeDigits: String {
    let places = self < 10 ? 100.0 : self < 100 ? 10.0 : 1.0
    let rounded = (self * places).rounded() / places
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
