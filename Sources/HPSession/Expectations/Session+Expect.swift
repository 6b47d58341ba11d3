import CommandKit
import Records
import TableModel

extension Session {
  /// Finds out whether what is stated holds.
  ///
  /// - Throws: `expectation` with what was wanted and what was found, or the error of a reference.
  mutating func expect(_ expression: Expression) throws(Diagnostic) {
    if let failure = try failure(of: expression) { throw failure }
  }

  /// Returns why a statement does not hold, nil where it does.
  private mutating func failure(
    of expression: Expression
  ) throws(Diagnostic) -> Diagnostic? {
    switch expression {
    case .comparison(let left, let comparison, let right):
      return try failure(left, comparison, right)
    case .not(let inner):
      return try failure(of: inner) == nil
        ? Diagnostic(.expectation, "it holds, and was not to") : nil
    case .and(let parts):
      for part in parts {
        if let failure = try failure(of: part) { return failure }
      }
      return nil
    case .or(let choices):
      var first: Diagnostic?
      for choice in choices {
        guard let failure = try failure(of: choice) else { return nil }
        first = first ?? failure
      }
      return first
    }
  }

  private mutating func failure(
    _ left: Expression.Side, _ comparison: Comparison, _ right: Expression.Side
  ) throws(Diagnostic) -> Diagnostic? {
    let verdict = try compare(try finding(of: left), comparison, try finding(of: right), right)
    guard !verdict.holds else { return nil }
    let range = left.range.union(right.range)
    let source = frame.source ?? SourceText(name: "", bytes: [])
    return Diagnostic(
      .expectation, "expected \(source.text(in: range))", at: range, notes: verdict.notes)
  }

  private mutating func compare(
    _ left: Finding, _ comparison: Comparison, _ right: Finding, _ side: Expression.Side
  ) throws(Diagnostic) -> Verdict {
    switch left {
    case .rows(let rows, let table):
      let wanted = try self.rows(right, in: table, side)
      return try comparison.verdict(
        got: rows, wanted: wanted, side,
        pieces: { rows in rows.map { name(of: $0, in: table) } })
    case .identity:
      let table = screen.cardSource ?? table
      let got = try self.rows(left, in: table, side)
      let wanted = try self.rows(right, in: table, side)
      return try comparison.verdict(
        got: got, wanted: wanted, side,
        pieces: { rows in rows.map { name(of: $0, in: table) } })
    case .lines(let lines):
      return try comparison.verdict(
        got: lines, wanted: texts(right), side,
        pieces: { $0.map { "\"\($0)\"" } })
    case .number(let number): return try comparison.scalar(number, texts(right), side)
    case .text(let text): return try comparison.scalar(text, texts(right), side)
    case .literals:
      return try comparison.scalar(texts(left).joined(separator: " "), texts(right), side)
    }
  }

  /// Returns the rows that the right side names in the table of the left one.
  private mutating func rows(
    _ finding: Finding, in table: TableView, _ side: Expression.Side
  ) throws(Diagnostic) -> [RowID] {
    switch finding {
    case .rows(let rows, _): return rows
    case .identity(let identity):
      let path = identity.flatMap { screen.path(ofIdentity: $0, in: table) }
      return path.map { [screen.shownRows(in: table).row(at: $0)] } ?? []
    case .literals(let words):
      if words.count == 1, words[0].isBare("none") { return [] }
      let shown = screen.shownRows(in: table)
      return try resolve(RowsOperand(words), in: table).paths.map { shown.row(at: $0) }
    case .number, .text, .lines:
      throw Diagnostic(.usage, "rows are compared with rows", at: side.range)
    }
  }

  private func name(of row: RowID, in table: TableView) -> String {
    let shown = screen.shownRows(in: table)
    let path = shown.indexPath(of: row).map { "\($0) " } ?? ""
    return "\(path)\"\(screen.title(of: row, in: table))\""
  }

  private func texts(_ finding: Finding) -> [String] {
    switch finding {
    case .literals(let words):
      words.count == 1 && words[0].isBare("none") ? [] : words.map(\.text)
    case .number(let text), .text(let text): [text]
    case .lines(let lines): lines
    case .identity(let identity): identity.map { [$0] } ?? []
    case .rows(let rows, let table): rows.map { screen.title(of: $0, in: table) }
    }
  }
}
