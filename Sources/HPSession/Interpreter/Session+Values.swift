import CommandKit
import TableModel

/// Values as the screen gives them.
extension Session {
  /// Returns what a value comes to: one text or as many as a list has.
  ///
  /// - Throws: `usage` for what cannot be computed, or the error of a reference.
  mutating func value(of operand: ValueOperand) throws(Diagnostic) -> [WordValue] {
    try expression(of: operand).value { leaf throws(Diagnostic) in try answer(leaf) }
  }

  /// Returns whether a statement holds.
  ///
  /// - Throws: `usage` for a value that is neither true nor false, or the error of a reference.
  mutating func holds(_ operand: ValueOperand) throws(Diagnostic) -> Bool {
    let expression = try expression(of: operand)
    return try expression.holds(at: operand.range) { leaf throws(Diagnostic) in try answer(leaf) }
  }

  private mutating func expression(
    of operand: ValueOperand
  ) throws(Diagnostic) -> ValueExpression {
    if let expression = operand.expression { return expression }
    var tokens: [ValueParser.Token] = []
    var size = 0
    for word in operand.words {
      let isValue = word.needsExpansion && word.parts.count == 1
      tokens += try expanded(word, &size).map { ValueParser.Token($0, isValue: isValue) }
    }
    return try ValueParser.parse(tokens, end: operand.end)
  }

  /// Returns what the screen answers to a subject or a statement.
  private mutating func answer(_ leaf: ValueExpression) throws(Diagnostic) -> [WordValue] {
    switch leaf {
    case .subject(let side): values(of: try finding(of: side))
    case .statement(let expression): [WordValue("\(try failure(of: expression) == nil)")]
    default: []
    }
  }

  /// Returns a finding as values: rows by their index paths, `none` for none.
  private func values(of finding: Finding) -> [WordValue] {
    let values: [WordValue] =
      switch finding {
      case .rows(let rows, let table): paths(of: rows, in: table).map { WordValue("\($0)") }
      case .identity(let identity): identity.map { [reference(toIdentity: $0)] } ?? []
      case .number(let text), .text(let text): [WordValue(text)]
      case .lines(let lines, _): lines.map { WordValue($0) }
      case .literals(let words): words.map { WordValue($0.text) }
      }
    return values.isEmpty ? [WordValue("none")] : values
  }

  private func paths(of rows: [RowID], in table: TableView) -> [IndexPath] {
    let shown = screen.shownRows(in: table)
    if rows.count == 1 { return shown.indexPath(of: rows[0]).map { [$0] } ?? [] }
    // Each is looked up once, whatever their number.
    let wanted = Set(rows)
    var places: [RowID: IndexPath] = [:]
    for path in shown.indexPaths {
      let row = shown.row(at: path)
      if wanted.contains(row) { places[row] = path }
    }
    return rows.compactMap { places[$0] }
  }

  /// Returns the row with an identity as a reference: its index path, or the identity where it is not shown.
  private func reference(toIdentity identity: String) -> WordValue {
    let path = screen.cardSource.flatMap { screen.path(ofIdentity: identity, in: $0) }
    return path.map { WordValue("\($0)") } ?? WordValue("@", quoted: identity)
  }
}
