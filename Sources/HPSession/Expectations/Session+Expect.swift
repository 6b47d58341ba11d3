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
  mutating func failure(
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
    case .claim(let claim): return try failure(of: claim)
    }
  }

  private mutating func failure(
    _ left: Expression.Side, _ comparison: Comparison, _ right: Expression.Side
  ) throws(Diagnostic) -> Diagnostic? {
    let notes = try notes(try finding(of: left), comparison, try finding(of: right), right)
    guard let notes else { return nil }
    let range = left.range.union(right.range)
    let source = frame.source ?? SourceText(name: "", bytes: [])
    return Diagnostic(
      .expectation, "expected \(source.text(in: range))", at: range, notes: notes)
  }

  /// Returns how two findings differ from what a comparison says of them, nil where they do not.
  private mutating func notes(
    _ left: Finding, _ comparison: Comparison, _ right: Finding, _ side: Expression.Side
  ) throws(Diagnostic) -> [String]? {
    switch left {
    case .rows, .identity:
      let table = left.table ?? screen.cardSource ?? table
      let got = try rows(left, in: table, side)
      let wanted = try rows(right, in: table, side)
      guard try !comparison.holds(forList: got, with: wanted, side) else { return nil }
      let titles = RowTitles(wanted + got, in: table, on: screen)
      return FailureNotes.lines(wanted: wanted, got: got, comparison, titles.text(of:))
    case .lines(let lines, let arePlaces):
      let wanted = texts(right)
      guard try !comparison.holds(forList: lines, with: wanted, side) else { return nil }
      return FailureNotes.lines(wanted: wanted, got: lines, comparison) {
        arePlaces ? $0 : "\"\($0)\""
      }
    case .number, .text, .literals:
      let got = texts(left).joined(separator: " ")
      let wanted = texts(right).joined(separator: " ")
      guard try !comparison.holds(for: got, with: wanted, side) else { return nil }
      return FailureNotes.lines(wanted: "\"\(wanted)\"", got: "\"\(got)\"", comparison)
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

  private func texts(_ finding: Finding) -> [String] {
    switch finding {
    case .literals(let words):
      words.count == 1 && words[0].isBare("none") ? [] : words.map(\.text)
    case .number(let text), .text(let text): [text]
    case .lines(let lines, _): lines
    case .identity(let identity): identity.map { [$0] } ?? []
    case .rows(let rows, let table): rows.map { screen.title(of: $0, in: table) }
    }
  }
}
