import CSQLite

/// A SQLite database that is open for reading.
///
/// Its owner is the only one to use it, and closes it by letting go.
@safe struct SQLiteDatabase: ~Copyable {
  let calls: UnsafePointer<HPSQLite>
  let handle: OpaquePointer
  /// What faults call the database.
  let source: String

  /// How long a lock of another program is waited for, in milliseconds.
  static let patience: Int32 = 2_000

  private init(_ calls: UnsafePointer<HPSQLite>, _ handle: OpaquePointer, source: String) {
    unsafe self.calls = unsafe calls
    unsafe self.handle = unsafe handle
    self.source = source
  }

  /// Opens a database; one that stands alone is taken as a file that nobody changes.
  ///
  /// - Throws: `io` where the system has no SQLite, or the file cannot be opened.
  static func open(
    _ path: String, standsAlone: Bool, source: String
  ) throws(LoadFault) -> SQLiteDatabase {
    guard let calls = unsafe HPSQLiteFind() else {
      throw LoadFault(
        .io, source, "this system has no SQLite library", hint: "on Debian it is in libsqlite3-0")
    }
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
    let address = Self.address(of: path, standsAlone: standsAlone)
    let code = unsafe calls.pointee.open(address, &opened, flags, nil)
    guard let handle = unsafe opened else {
      throw LoadFault(.limit, source, "there is no memory for the database")
    }
    let database = unsafe SQLiteDatabase(calls, handle, source: source)
    guard code == SQLITE_OK else { throw database.fault() }
    _ = unsafe calls.pointee.busy_timeout(handle, Self.patience)
    // A file of unknown origin must not reach other files, nor run what its schema names.
    _ = unsafe calls.pointee.limit(handle, SQLITE_LIMIT_ATTACHED, 0)
    _ = unsafe calls.pointee.exec(handle, "PRAGMA trusted_schema=OFF", nil, nil, nil)
    database.allowReading()
    return database
  }

  deinit { _ = unsafe calls.pointee.close(handle) }

  private static func address(of path: String, standsAlone: Bool) -> String {
    let escapes: [Unicode.Scalar: String] = ["%": "%25", "?": "%3f", "#": "%23"]
    let name = path.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
    return (path.hasPrefix("/") ? "file://" : "file:") + name
      + (standsAlone ? "?immutable=1" : "?mode=ro")
  }

  /// The fault of the call that failed last.
  func fault() -> LoadFault {
    let code = unsafe calls.pointee.errcode(handle) & 0xFF
    let message = unsafe calls.pointee.errmsg(handle).map { unsafe String(cString: $0) } ?? ""
    switch code {
    case SQLITE_BUSY, SQLITE_LOCKED:
      return LoadFault(
        .io, source, "another program has locked the database",
        hint: "it was asked for \(Self.patience / 1_000) seconds; try again when that is done")
    case SQLITE_READONLY:
      return LoadFault(
        .io, source, "a change that was cut off must be undone before it can be read",
        hint: "open it once with the program it belongs to, or with sqlite3")
    // Some refusals come under another code.
    case _ where code == SQLITE_AUTH || message.utf8.starts(with: "not authorized".utf8):
      return LoadFault(
        .denied, source, "the query does more than read the database",
        hint: "--query takes one SELECT")
    case SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_PERM:
      return LoadFault(.io, source, message)
    case SQLITE_NOTADB:
      return LoadFault(
        .badData, source, "is no database", hint: "one that is encrypted cannot be read")
    case SQLITE_NOMEM, SQLITE_TOOBIG: return LoadFault(.limit, source, message)
    case SQLITE_INTERRUPT: return LoadFault(.interrupted, source, "interrupted")
    default: return LoadFault(.badData, source, message)
    }
  }

  /// How many steps of SQLite's machine pass between two looks at whether to stop.
  private static let stepsBetweenLooks: Int32 = 10_000

  /// Does something with the database that ends with `interrupted` once the user wants it to.
  func watching<Result>(
    _ isInterrupted: @escaping @Sendable () -> Bool, _ body: () throws(LoadFault) -> Result
  ) throws(LoadFault) -> Result {
    var watch = isInterrupted
    return try unsafe withUnsafeMutablePointer(to: &watch) { pointer throws(LoadFault) in
      unsafe calls.pointee.progress_handler(
        handle, Self.stepsBetweenLooks,
        { unsafe ($0?.load(as: (@Sendable () -> Bool).self)() ?? false) ? 1 : 0 }, pointer)
      defer { unsafe calls.pointee.progress_handler(handle, 0, nil, nil) }
      return try body()
    }
  }
}
