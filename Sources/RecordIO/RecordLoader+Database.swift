import CSQLite
import Records

extension RecordLoader {
  /// Reads a database, nil where the file at a path is none and is not to be taken for one.
  ///
  /// The last state that was committed is read whole, whatever other programs do with it meanwhile.
  static func database(
    path: String, name: String, options: ReadingOptions,
    isInterrupted: @escaping @Sendable () -> Bool, watcher: LoadProgress.Watcher
  ) throws(LoadFault) -> (any RecordSource)? {
    guard let file = DatabaseFile(path) else { return nil }
    guard options.format.map({ $0 == .sqlite }) ?? file.isMarked else { return nil }
    if file.isEmpty { throw LoadFault(.badData, name, "is empty") }
    try options.check(for: .sqlite, named: name)
    let source = RecordFormat.sqlite.source(name)
    let stamp = file.stamp
    if file.standsAlone {
      let rows = try records(path, true, options, source, isInterrupted, watcher)
      // Nobody had it open; if somebody wrote to it since, what was read may be half of that.
      if let now = DatabaseFile(path), now.standsAlone, now.stamp == stamp { return rows }
    }
    return try records(path, false, options, source, isInterrupted, watcher)
  }

  private static func records(
    _ path: String, _ standsAlone: Bool, _ options: ReadingOptions, _ source: String,
    _ isInterrupted: @escaping @Sendable () -> Bool, _ watcher: LoadProgress.Watcher
  ) throws(LoadFault) -> StoredRecords {
    let database = try SQLiteDatabase.open(path, standsAlone: standsAlone, source: source)
    return try database.watching(isInterrupted) { () throws(LoadFault) in
      try database.records(of: database.query(for: options), watcher: watcher)
    }
  }
}
