import CommandKit
import TableModel

/// A place for a row, in a table if one stands first: a path up to one past the end of its section, or a row.
struct PlaceOperand: Sendable {
  let tableWord: Word?
  let reference: RowReference
  let range: SourceRange
}

extension Format where Value == PlaceOperand {
  /// A table, if one stands first, and a place for a row.
  static var place: Format {
    Format("[TABLE] REF", completion: .kind("row")) { words throws(Diagnostic) in
      var word = try words.need("a place for the row")
      var table: Word?
      if word.isTableName, let next = words.peek, FieldSetting(next) == nil {
        table = word
        word = next
        _ = words.next()
      }
      return PlaceOperand(
        tableWord: table, reference: RowReference(word),
        range: word.range)
    }
  }
}

extension Session {
  /// Returns the table and the place that are named.
  ///
  /// - Throws: `no-row` for a place more than one past the end of its section.
  mutating func resolve(
    _ operand: PlaceOperand
  ) throws(Diagnostic) -> (TableView, IndexPath) {
    let table = try tableInUse(or: operand.tableWord)
    return (table, try place(operand.reference, in: table))
  }

  /// Returns the place that is named in a table.
  mutating func place(
    _ reference: RowReference, in table: TableView
  ) throws(Diagnostic) -> IndexPath {
    guard case .path(let section, let row) = reference.form else {
      return try path(of: reference, in: table)
    }
    let index = try self.section(section, in: table, code: .noRow)
    let place = IndexPath(row: row, section: index)
    guard row <= rows(of: table).numberOfRows(inSection: index) else {
      throw noRow(place, in: table, at: reference.range)
    }
    return place
  }
}
