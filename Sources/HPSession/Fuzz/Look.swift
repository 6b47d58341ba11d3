import TableModel

/// What a dump shows of a screen at one moment, to compare with another.
struct Look {
  private let snapshot: Screen.Snapshot
  /// The dump, nil for a screen with too many rows to write it all the time.
  private let dump: String?

  /// The rows up to which dumps are written.
  private static let mostRows = 2_000

  /// Takes a look at a screen.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows, up to a bound; O(1) above it.
  init(at screen: Screen) {
    snapshot = screen.snapshot
    let count = screen.tables.reduce(0) { $0 + screen.shownRows(in: $1).count }
    dump = count > Look.mostRows ? nil : Look.dump(of: screen)
  }

  /// Returns what `dump` prints of a screen.
  static func dump(of screen: Screen) -> String {
    var writer = DumpWriter(of: screen, includesRecords: false, isCompact: true)
    return writer.text()
  }

  /// Returns whether two looks are the same to someone who reads a dump.
  func isSame(as other: Look) -> Bool {
    if let dump, let others = other.dump { return dump == others }
    return snapshot.isSameForDump(as: other.snapshot)
  }
}
