/// How far the loading of records is.
package struct LoadProgress: Hashable, Sendable {
  /// What is being done.
  package enum Stage: Sendable {
    /// The bytes are fetched.
    case reading
    /// They are checked, and the records found in them.
    case checking
  }

  package let stage: Stage
  package let bytes: Int
  /// How many bytes there are, nil where nobody knows.
  package let total: Int?
  /// How many records were found, nil while none are looked for.
  package let rows: Int?

  package init(_ stage: Stage, bytes: Int, of total: Int?, rows: Int? = nil) {
    (self.stage, self.bytes, self.total, self.rows) = (stage, bytes, total, rows)
  }

  /// Hears of it now and then.
  package typealias Watcher = (LoadProgress) -> Void

  /// Hears of it too, and says whether to go on.
  package typealias Guide = (LoadProgress) -> Bool
}
