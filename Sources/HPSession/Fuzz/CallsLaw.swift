import TableModel

/// The law that a table shows what the calls say that were made: worked out on plain arrays, apart from the core.
struct CallsLaw {
  private let screen: Screen
  /// The rows and the selection of each table before the command.
  private let before: [String: (rows: [[RowID]], selection: [RowID])]

  /// Takes note of a screen before a command.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  init(before screen: Screen) {
    self.screen = screen
    before = Dictionary(
      uniqueKeysWithValues: screen.tables.map {
        ($0.name, (screen.rows(of: $0), screen.selectedRows(in: $0)))
      })
  }

  /// Returns a statement that fails where a table shows something else than the calls say, nil where none does.
  ///
  /// It is for what users do: data may be grouped without a call. A command with several kinds of
  /// changes, and one that reloads, is not judged.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  func statement(after calls: [TraceEvent]) -> String? {
    for table in screen.tables {
      guard let before = before[table.name] else { continue }
      let calls = calls.filter { $0.table == table.name }.map(\.call)
      if let statement = rowsStatement(before.rows, calls, table) { return statement }
      if let statement = selectionStatement(before.selection, calls, table) { return statement }
    }
    return nil
  }

  private func rowsStatement(
    _ before: [[RowID]], _ calls: [TraceEvent.Call], _ table: TableView
  ) -> String? {
    guard let wanted = PlainRows(before).after(calls) else { return nil }
    let found = screen.rows(of: table)
    for (section, rows) in wanted.enumerated() {
      for (index, row) in rows.enumerated() {
        guard let row else { continue }
        let isThere = found.indices.contains(section) && found[section].indices.contains(index)
        guard !isThere || found[section][index] != row else { continue }
        return
          "expect rows \(table.name) \(section):\(index) = \(screen.reference(to: row, in: table))"
      }
    }
    let count = wanted.reduce(0) { $0 + $1.count }
    return found.reduce(0) { $0 + $1.count } == count
      ? nil : "expect count \(table.name) = \(count)"
  }

  /// A row that is moved stays selected, and no other becomes so.
  private func selectionStatement(
    _ before: [RowID], _ calls: [TraceEvent.Call], _ table: TableView
  ) -> String? {
    guard calls.contains(where: { if case .moveRowAt = $0 { true } else { false } }),
      PlainRows([]).isMoveAlone(calls), Set(screen.selectedRows(in: table)) != Set(before)
    else { return nil }
    let rows = before.map { screen.reference(to: $0, in: table) }
    return "expect selection \(table.name) = \(rows.isEmpty ? "none" : rows.joined(separator: " "))"
  }
}

extension Screen {
  /// The rows of a table as plain arrays.
  fileprivate func rows(of table: TableView) -> [[RowID]] {
    let shown = shownRows(in: table)
    return shown.sectionIndices.map { Array(shown.rows(inSection: $0)) }
  }

  /// The selected rows in order.
  fileprivate func selectedRows(in table: TableView) -> [RowID] {
    let shown = shownRows(in: table)
    return selection(in: table).map(shown.row(at:))
  }

  /// Returns the words that name a row wherever it stands.
  fileprivate func reference(to row: RowID, in table: TableView) -> String {
    "@" + identity(of: row, in: table)
  }
}
