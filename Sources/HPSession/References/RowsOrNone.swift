import CommandKit
import TableModel

/// Rows that something is to hold for, or `none`.
enum RowsOrNone: Sendable {
  case rows(RowsOperand)
  /// None, in a table if one is named.
  case none(Word?)
}

extension Format where Value == RowsOrNone {
  /// A table, if one stands first, and rows or `none`.
  static var rowsOrNone: Format {
    Format("[TABLE] REF…|none", completion: .kind("row")) { words throws(Diagnostic) in
      let all = words.rest()
      guard let last = all.last, last.isBare("none"), all.count <= 2 else {
        return .rows(try RowsOperand(all))
      }
      return .none(all.count == 2 ? all[0] : nil)
    }
  }
}

extension Session {
  /// Returns the rows that are named as a set that follows them; `where` is asked each time.
  ///
  /// - Throws: `no-row` and the like; `denied` for rows without an identity.
  mutating func rowSet(_ operand: RowsOperand) throws(Diagnostic) -> (TableView, RowSet) {
    let (table, ranges) = tableAndRanges(of: operand)
    guard !ranges.isEmpty else {
      throw Diagnostic(.usage, "rows or none are missing", at: operand.range)
    }
    var set = RowSet()
    for range in ranges {
      let rows = try resolve([range], in: table).rows
      if case .matching(let expression, let text) = range.form {
        set.conditions.append(RowCondition(expression, text: text))
        continue
      }
      for row in rows {
        set.identities.insert(try identity(ofRowAt: row.path, in: table, at: row.range))
      }
    }
    return (table, set)
  }
}
