import CSQLite

/// A database that a test makes and holds open.
///
/// A class, since it owns a connection, which is closed when the test lets go of it.
@safe package final class TestDatabase {
  private let calls: UnsafePointer<HPSQLite>
  private let handle: OpaquePointer

  /// What SQLite said of a command.
  package struct Fault: Error {
    package let message: String
  }

  /// Opens a database, made where there is none, and runs SQL in it.
  ///
  /// - Throws: What SQLite said.
  package init(_ path: String, _ sql: String = "") throws {
    guard let calls = unsafe HPSQLiteFind() else { throw Fault(message: "no library") }
    var opened: OpaquePointer?
    let code = unsafe calls.pointee.open(
      path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
    guard code == SQLITE_OK, let handle = unsafe opened else { throw Fault(message: path) }
    unsafe self.calls = unsafe calls
    unsafe self.handle = unsafe handle
    try run(sql)
  }

  deinit { _ = unsafe calls.pointee.close(handle) }

  /// Runs SQL.
  ///
  /// - Throws: What SQLite said.
  package func run(_ sql: String) throws {
    guard unsafe calls.pointee.exec(handle, sql, nil, nil, nil) == SQLITE_OK else {
      let message = unsafe calls.pointee.errmsg(handle).map { unsafe String(cString: $0) }
      throw Fault(message: message ?? "")
    }
  }
}
