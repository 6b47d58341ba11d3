import CommandKit

/// What became of one run of a script.
struct Performance {
  /// The first failure, nil where the script held.
  let failure: Diagnostic?
  /// The number of units that state something and held.
  let held: Int
  /// The session as the run left it, nil where the text could not be run at all.
  let session: Session?

  /// Whether the script held to its end.
  var holds: Bool { failure == nil }
}
