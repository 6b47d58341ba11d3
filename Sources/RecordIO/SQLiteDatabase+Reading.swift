import CSQLite

/// What a query may do.
extension SQLiteDatabase {
  /// The pragmas that a query may ask: they tell of the database, and set nothing.
  private static let pragmas: Set<String> = [
    "application_id", "collation_list", "compile_options", "data_version", "encoding",
    "foreign_key_check", "foreign_key_list", "freelist_count", "function_list", "index_info",
    "index_list", "index_xinfo", "integrity_check", "module_list", "page_count", "page_size",
    "pragma_list", "quick_check", "schema_version", "table_info", "table_list", "table_xinfo",
    "user_version",
  ]

  /// Refuses all that is not reading from now on, as opening another file or loading a library.
  func allowReading() {
    _ = unsafe calls.pointee.set_authorizer(
      handle,
      { _, action, first, second, _, _ in
        switch action {
        case SQLITE_SELECT, SQLITE_READ, SQLITE_RECURSIVE: SQLITE_OK
        // A virtual table asks for these to be read. A database that is open for reading refuses them itself.
        case SQLITE_INSERT, SQLITE_UPDATE, SQLITE_DELETE: SQLITE_OK
        case SQLITE_FUNCTION: unsafe Self.isFile(second) ? SQLITE_DENY : SQLITE_OK
        case SQLITE_PRAGMA: unsafe Self.isLook(first) ? SQLITE_OK : SQLITE_DENY
        default: SQLITE_DENY
        }
      }, nil)
  }

  /// Whether a function reaches files.
  private static func isFile(_ name: UnsafePointer<CChar>?) -> Bool {
    let names = ["load_extension", "readfile", "writefile", "fts3_tokenizer", "edit"]
    return unsafe name.map { names.contains(unsafe String(cString: $0).lowercased()) } ?? false
  }

  private static func isLook(_ pragma: UnsafePointer<CChar>?) -> Bool {
    unsafe pragma.map { pragmas.contains(unsafe String(cString: $0).lowercased()) } ?? false
  }
}
