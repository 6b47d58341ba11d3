import CommandKit
import Records
import TableModel

/// Conditions on the fields of rows, as `where` and `filter` have them.
extension Session {
  /// Returns where the rows stand for which a condition holds.
  ///
  /// - Throws: `no-field` for a field that no row has, `interrupted`.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  func paths(
    where condition: Expression, in table: TableView
  ) throws(Diagnostic) -> [IndexPath] {
    try check(condition, in: table)
    var found: [IndexPath] = []
    for path in rows(of: table).indexPaths {
      try checkInterrupt()
      if try condition.holds({ value(named: $0, ofRowAt: path, in: table) }) { found.append(path) }
    }
    return found
  }

  /// Returns what a row has in a field.
  ///
  /// - Throws: `no-field` for a field that no row of the table has.
  func field(
    _ word: Word, ofRowAt path: IndexPath, in table: TableView
  ) throws(Diagnostic) -> String {
    try check(field: word, in: table)
    return value(named: word.text, ofRowAt: path, in: table)
  }

  /// Returns what a row has in a field, empty where it has none.
  private func value(
    named field: String, ofRowAt path: IndexPath, in table: TableView
  ) -> String {
    let row = screen.modelRow(of: rows(of: table).row(at: path), in: table)
    if let value = screen.data(of: table)?.value(FieldPath(field), of: row) {
      return value.display
    }
    let name = name(ofRowAt: path, in: table)
    switch field {
    case "title": return name.title
    case "id": return name.identity ?? ""
    default: return ""
    }
  }

  /// Finds fields in a condition that no row of a table has.
  ///
  /// - Throws: `no-field`, or `usage` for words that are no field.
  func check(_ condition: Expression, in table: TableView) throws(Diagnostic) {
    switch condition {
    case .comparison(let left, _, _):
      guard let word = left.words.first, word.quoting == .bare else { return }
      guard left.words.count == 1 else {
        throw Diagnostic(
          .usage, "one field stands before a comparison", at: left.range,
          hint: "a field with blanks in its name stands in no condition")
      }
      try check(field: word, in: table)
    case .not(let inner): try check(inner, in: table)
    case .and(let parts), .or(let parts):
      for part in parts { try check(part, in: table) }
    case .claim: break
    }
  }

  /// Finds a field that no row of a table has; every row has `title` and `id`.
  ///
  /// - Throws: `no-field`.
  func check(field word: Word, in table: TableView) throws(Diagnostic) {
    if ["title", "id"].contains(word.text) { return }
    guard let data = screen.data(of: table) else {
      throw Diagnostic(
        .noField, "no field \"\(word.text)\"", at: word.range,
        hint: "these rows have title and id alone")
    }
    let field = FieldPath(word.text)
    if data.hasField(field) { return }
    throw Diagnostic(.noField(field, known: data.records.fieldPaths()), at: word.range)
  }
}
