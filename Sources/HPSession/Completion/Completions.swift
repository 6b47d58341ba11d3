/// What can stand at the end of a text that is being typed.
package struct Completions: Equatable, Sendable {
  /// The offset in bytes from which on a candidate takes the place of what was typed.
  package let start: Int
  /// The candidates to show, in the order in which they are of use, at most ``limit``.
  package private(set) var candidates: [Candidate] = []
  /// How many there are.
  package private(set) var count = 0

  /// How many candidates are shown at most.
  package static let limit = 200

  init(from start: Int) { self.start = start }

  /// Adds a candidate, unless one that is inserted alike is there.
  mutating func add(_ candidate: Candidate) {
    guard candidates.count < Completions.limit else {
      count += 1
      return
    }
    guard !candidates.contains(where: { $0.text == candidate.text }) else { return }
    candidates.append(candidate)
    count += 1
  }

  /// Counts candidates that are not shown.
  mutating func addUnshown(_ more: Int) { count += more }
}
