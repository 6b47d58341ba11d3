import CSQLite
import Records

extension SQLiteDatabase {
  /// Returns the query whose answer is wanted: the one that is given, else all of a table.
  ///
  /// - Throws: `badData` where the table is not there, or none is named and there are several.
  func query(for options: ReadingOptions) throws(LoadFault) -> String {
    if let query = options.query { return query }
    let tables = try names(ofType: "table")
    let views = try names(ofType: "view")
    if let table = options.table {
      guard (tables + views).contains(where: { $0.lowercased() == table.lowercased() }) else {
        throw LoadFault(
          .badData, source, "has no table \"\(table)\"", hint: hint(for: tables + views))
      }
      return Self.all(of: table)
    }
    let choice = tables.isEmpty ? views : tables
    guard let only = choice.first else { throw LoadFault(.badData, source, "has no table") }
    guard choice.count == 1 else {
      throw LoadFault(
        .badData, source, "has \(choice.count) tables", hint: hint(for: tables + views))
    }
    return Self.all(of: only)
  }

  private static func all(of table: String) -> String {
    "SELECT * FROM \"\(table.replacing("\"", with: "\"\""))\""
  }

  /// Returns the names of tables or views, those that SQLite keeps for itself left out.
  private func names(ofType type: String) throws(LoadFault) -> [String] {
    let sql = """
      SELECT name FROM sqlite_master WHERE type = '\(type)' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
      """
    let rows = try records(of: sql)
    return (0..<rows.count).map { rows.value("name", at: $0)?.display ?? "" }
  }

  private static let mostNames = 20

  private func hint(for names: [String]) -> String? {
    guard !names.isEmpty else { return nil }
    let shown = names.prefix(Self.mostNames).map { name in
      name.utf8.contains(UInt8(ascii: " ")) ? "\"\(name)\"" : name
    }
    let rest = names.count > shown.count ? " and \(names.count - shown.count) more" : ""
    return "--table takes one of \(shown.joined(separator: ", "))\(rest)"
  }
}
