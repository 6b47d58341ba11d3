/// How long random commands are tried.
package struct FuzzBounds: Sendable {
  /// The number of walks, nil for as many as there is time for.
  package var runs: Int?
  /// The number of commands of each walk.
  package var steps: Int
  /// The time it may take, nil for as much as the walks need.
  package var time: Duration?
  /// The time that the script which sets up may take.
  package var timeout: Duration

  /// Makes bounds; without walks and time it takes a few seconds.
  package init(
    runs: Int? = nil, steps: Int? = nil, time: Duration? = nil,
    timeout: Duration = FuzzBounds.timeout
  ) {
    self.runs = runs
    self.steps = steps ?? FuzzBounds.steps
    self.time = time ?? (runs == nil ? .seconds(FuzzBounds.seconds) : nil)
    self.timeout = timeout
  }

  /// The time that a script may take where nothing else is said.
  package static let timeout = Duration.seconds(60)

  private static let steps = 40
  private static let seconds = 5
}
