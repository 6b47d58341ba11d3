/// A part of a script, from a line `## NAME` to the next, and the last lines that it printed.
package struct TestPhase: Hashable, Sendable {
  /// The name.
  package let name: String
  /// The last lines that were printed since it began.
  package private(set) var lines: [String] = []
  /// The number of lines that were printed before those.
  package private(set) var omitted = 0

  /// The lines that are kept at most.
  private static let mostLines = 1_000

  /// Makes a phase that begins.
  package init(name: String) {
    self.name = name
  }

  /// Makes a phase of which everything is known.
  package init(name: String, lines: [String], omitted: Int) {
    (self.name, self.lines, self.omitted) = (name, lines, omitted)
  }

  /// Adds lines that were printed.
  ///
  /// - Complexity: O(*n*) in the number of lines, over all calls.
  package mutating func add(_ printed: [String]) {
    lines += printed
    // Twice as many are let in, so that few are moved.
    if lines.count > 2 * TestPhase.mostLines { cut() }
  }

  /// Returns the phase with no more lines than are shown.
  package func finished() -> TestPhase {
    var phase = self
    phase.cut()
    return phase
  }

  private mutating func cut() {
    let excess = max(0, lines.count - TestPhase.mostLines)
    lines.removeFirst(excess)
    omitted += excess
  }
}
