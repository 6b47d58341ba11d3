import CommandKit
import TableModel

/// What `cell REF text|colour|alignment|control` and `field REF NAME` come to.
extension Session {
  /// Returns what the cell of a row on screen shows, nothing for a row off screen.
  mutating func cellFinding(_ side: Expression.Side) throws(Diagnostic) -> String {
    let (words, word) = try rowAndName(of: side, "what of the cell", hint: CellProperty.names)
    guard let property = CellProperty.allCases.first(where: { word.isBare($0.rawValue) }) else {
      throw Diagnostic(
        .usage, "\(word.shown) is nothing of a cell", at: word.range, hint: CellProperty.names)
    }
    let rows = try oneRow(words, of: side)
    guard let cell = rows.table.cellForRow(at: rows.paths[0]) else { return "" }
    return property.value(of: cell)
  }

  /// Returns what a row has in a field, nothing for null and for a field that the row lacks.
  mutating func fieldFinding(_ side: Expression.Side) throws(Diagnostic) -> String {
    let (words, word) = try rowAndName(of: side, "a field", hint: "field 0:2 house")
    let rows = try oneRow(words, of: side)
    return try field(word, ofRowAt: rows.paths[0], in: rows.table)
  }

  /// Returns the words that name a row, and the one behind them.
  private func rowAndName(
    of side: Expression.Side, _ name: String, hint: String
  ) throws(Diagnostic) -> ([Word], Word) {
    guard let last = side.words.last else {
      throw Diagnostic(.usage, "a row is missing", at: side.range.end)
    }
    guard side.words.count > 1 else {
      throw Diagnostic(.usage, "\(name) is missing", at: side.range.end, hint: hint)
    }
    return (side.words.dropLast(), last)
  }

  private mutating func oneRow(
    _ words: [Word], of side: Expression.Side
  ) throws(Diagnostic) -> ResolvedRows {
    let rows = try resolve(RowsOperand(words))
    guard rows.paths.count == 1 else {
      throw Diagnostic(
        .usage, "one row is asked for, and these are \(rows.paths.count)", at: side.range)
    }
    return rows
  }
}

/// What an expectation can ask a cell for.
private enum CellProperty: String, CaseIterable {
  case text
  case colour
  case alignment
  case control

  static var names: String { "one of " + allCases.map(\.rawValue).joined(separator: ", ") }

  /// Returns it as text.
  func value(of cell: TableCell) -> String {
    switch self {
    case .text: cell.text
    case .colour: cell.textColor.rawValue
    case .alignment: cell.textAlignment.rawValue
    case .control: "\(cell.showsReorderControl)"
    }
  }
}
