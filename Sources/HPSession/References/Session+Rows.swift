package import CommandKit
package import TableModel

extension Session {
  /// Returns the rows that are named; a row named twice stands once.
  ///
  /// - Throws: `no-row` or `ambiguous-row` at the words at fault, `usage` for a table's name alone.
  /// - Complexity: O(*n*), where *n* is the number of rows, where a title or identity is looked for.
  package mutating func resolve(_ operand: RowsOperand) throws(Diagnostic) -> ResolvedRows {
    let (table, ranges) = tableAndRanges(of: operand)
    if ranges.isEmpty {
      throw Diagnostic(.usage, "a row is missing", at: operand.tableWord?.range.end)
    }
    return try resolve(ranges, in: table)
  }

  /// Returns the rows that are named, in a table if they name none themselves.
  package mutating func resolve(
    _ operand: RowsOperand, in table: TableView
  ) throws(Diagnostic) -> ResolvedRows {
    let isNamed = operand.tableWord.flatMap { screen.table(named: $0.text) } != nil
    return try isNamed ? resolve(operand) : resolve(operand.ranges[...], in: table)
  }

  /// Returns the rows that ranges name in a table.
  mutating func resolve(
    _ ranges: ArraySlice<RowRange>, in table: TableView
  ) throws(Diagnostic) -> ResolvedRows {
    if ranges.count == 1, let range = ranges.first {
      let paths = try paths(of: range, in: table)
      return ResolvedRows(
        table: table, rows: paths.map { ResolvedRows.Row(path: $0, range: range.range) })
    }
    var rows: [ResolvedRows.Row] = []
    var seen = Set<IndexPath>()
    for range in ranges {
      for path in try paths(of: range, in: table) where seen.insert(path).inserted {
        rows.append(ResolvedRows.Row(path: path, range: range.range))
      }
    }
    return ResolvedRows(table: table, rows: rows)
  }

  /// Returns the one row that is named, and its table.
  ///
  /// - Throws: `usage` where they are several, in the words of a rule that says so.
  mutating func oneRow(
    _ operand: RowsOperand, _ rule: String
  ) throws(Diagnostic) -> (TableView, ResolvedRows.Row) {
    let rows = try resolve(operand)
    guard let row = rows.rows.first, rows.rows.count == 1 else {
      throw Diagnostic(
        .usage, "\(rule), and these are \(rows.rows.count)",
        at: operand.ranges.last?.range)
    }
    return (rows.table, row)
  }

  /// Returns the table and ranges of an operand; a first word that names a table is one.
  func tableAndRanges(of operand: RowsOperand) -> (TableView, ArraySlice<RowRange>) {
    guard let word = operand.tableWord, let named = screen.table(named: word.text) else {
      return (table, operand.ranges[...])
    }
    return (named, operand.ranges.dropFirst())
  }

  /// Returns the rows that references mean: those that the table shows or, to a command about the model, its own.
  func rows(of table: TableView) -> RowOrder {
    switch frame.space {
    case .shown: screen.shownRows(in: table)
    case .model: screen.modelOrder(of: table)
    }
  }

  /// Returns the index path of the one row that is named.
  ///
  /// - Throws: `no-row` or `ambiguous-row` at its word.
  package mutating func path(
    of reference: RowReference, in table: TableView
  ) throws(Diagnostic) -> IndexPath {
    let found = try paths(of: reference, in: table)
    guard found.count == 1 else {
      throw Diagnostic(
        .ambiguousRow, "\(found.count) rows are selected, and one is asked for",
        at: reference.range)
    }
    return found[0]
  }

  private mutating func paths(
    of range: RowRange, in table: TableView
  ) throws(Diagnostic) -> [IndexPath] {
    let shown = rows(of: table)
    switch range.form {
    case .row(let reference): return try paths(of: reference, in: table)
    case .all: return Array(shown.indexPaths)
    case .matching(let condition, _): return try paths(where: condition, in: table)
    case .section(let reference):
      let section = try section(reference, in: table, code: .noRow)
      return (0..<shown.numberOfRows(inSection: section)).map {
        IndexPath(row: $0, section: section)
      }
    case .through(let first, let last):
      let low = try path(of: first, in: table)
      let high = try path(of: last, in: table)
      guard low <= high else {
        throw .endsBeforeItBegins(low: "\(low)", high: "\(high)", at: range.range)
      }
      let positions = shown.position(of: low)...shown.position(of: high)
      return positions.compactMap { shown.indexPath(atPosition: $0) }
    }
  }

  private mutating func paths(
    of reference: RowReference, in table: TableView
  ) throws(Diagnostic) -> [IndexPath] {
    let paths = try find(reference, in: table)
    keepMeaning(of: reference.range, rows: paths, in: table)
    return paths
  }

  private mutating func find(
    _ reference: RowReference, in table: TableView
  ) throws(Diagnostic) -> [IndexPath] {
    let shown = rows(of: table)
    switch reference.form {
    case .path(let section, let row):
      let path = IndexPath(row: row, section: try self.section(section, in: table, code: .noRow))
      guard shown.contains(path) else { throw noRow(path, in: table, at: reference.range) }
      return [path]
    case .lastInSection(let section):
      let index = try self.section(section, in: table, code: .noRow)
      let count = shown.numberOfRows(inSection: index)
      guard count > 0 else {
        throw Diagnostic(.noRow, "section \(index) has no rows", at: reference.range)
      }
      return [IndexPath(row: count - 1, section: index)]
    case .position(let position):
      guard let path = shown.indexPath(atPosition: position) else {
        throw noPosition(position, in: table, at: reference.range)
      }
      return [path]
    case .last:
      guard let path = shown.indexPath(atPosition: shown.count - 1) else {
        throw noPosition(nil, in: table, at: reference.range)
      }
      return [path]
    case .selected:
      let paths = screen.selection(in: table)
      guard !paths.isEmpty else {
        throw Diagnostic(
          .noRow, "no row of \(table.name) is selected", at: reference.range,
          hint: "select REF selects one")
      }
      // The selection is the table's: the model may have no row there.
      if let path = paths.first(where: { !shown.contains($0) }) {
        throw noRow(path, in: table, at: reference.range)
      }
      return paths
    case .identity(let prefix): return [try path(identity: prefix, reference, in: table)]
    case .title(let title): return [try path(titled: title, reference, in: table)]
    }
  }
}
