/// A further step, by which mistakes that a script does not tell apart can be.
struct TellingStep {
  /// What would be seen, and under which mistakes.
  struct Outcome {
    /// The names of the mistakes.
    let names: [String]
    /// What tells it from the others.
    let things: [Sight.Thing]
  }

  /// The commands behind the script; none where looking is enough.
  let commands: [String]
  /// What each of the mistakes would show.
  let outcomes: [Outcome]
}
