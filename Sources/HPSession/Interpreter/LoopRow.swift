import CommandKit
import TableModel

/// A row that a loop took when it began, and finds again wherever it has gone since.
struct LoopRow {
  /// How the row is known.
  enum Key {
    /// By the identity that its controller gives it.
    case identity(String)
    /// By its handle, where the controller gives it none.
    case handle(RowID)
  }

  let key: Key
  /// The table's name.
  let table: String
  /// Where it stood when the loop began.
  let start: IndexPath
  /// The words of the loop that named it.
  let range: SourceRange
}

extension Session {
  /// Returns rows as a loop takes them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  func loopRows(_ rows: ResolvedRows) -> [LoopRow] {
    let shown = screen.shownRows(in: rows.table)
    return rows.rows.map { row in
      let handle = shown.row(at: row.path)
      let identity = screen.shownName(ofRowAt: row.path, in: rows.table).identity
      let key = identity.map(LoopRow.Key.identity) ?? .handle(handle)
      return LoopRow(key: key, table: rows.table.name, start: row.path, range: row.range)
    }
  }

  /// Returns where a row of a loop stands now.
  ///
  /// - Throws: `no-row` where its table does not show it any more.
  /// - Complexity: O(1) for a row that has not moved; else O(*n*), where *n* is the number of rows.
  func path(of row: LoopRow, at range: SourceRange) throws(Diagnostic) -> IndexPath {
    guard let table = screen.table(named: row.table),
      let path = path(of: row.key, in: table, expectedAt: row.start)
    else {
      throw Diagnostic(
        .noRow, "the row that stood at \(row.start) when the loop began is gone", at: range)
    }
    return path
  }

  private func path(
    of key: LoopRow.Key, in table: TableView, expectedAt start: IndexPath
  ) -> IndexPath? {
    let shown = screen.shownRows(in: table)
    switch key {
    case .identity(let identity):
      let isThere =
        shown.contains(start)
        && screen.identity(of: shown.row(at: start), in: table) == identity
      return isThere ? start : screen.path(ofIdentity: identity, in: table)
    case .handle(let handle):
      let isThere = shown.contains(start) && shown.row(at: start) == handle
      return isThere ? start : shown.indexPath(of: handle)
    }
  }

  /// Returns where the row with an identity stands if it is a loop's and has not moved, so that a loop
  /// over many rows need not look for each among all.
  ///
  /// - Complexity: O(*v*), where *v* is the number of variables.
  func loopPath(ofIdentity identity: String, in table: TableView) -> IndexPath? {
    guard frame.space == .shown else { return nil }
    let shown = screen.shownRows(in: table)
    for case .row(let row) in variables.values {
      if case .identity(identity) = row.key, row.table == table.name, shown.contains(row.start),
        screen.identity(of: shown.row(at: row.start), in: table) == identity
      {
        return row.start
      }
    }
    return nil
  }

  /// Returns a row of a loop as a reference to it: its identity, else where it stands now.
  func reference(to row: LoopRow, at range: SourceRange) throws(Diagnostic) -> WordValue {
    switch row.key {
    case .identity(let identity): WordValue("@", quoted: identity)
    case .handle: WordValue("\(try path(of: row, at: range))")
    }
  }
}
