import TableModel

/// The identities and titles of a table's rows, for many rows one after another.
///
/// It gives what ``TableModel/Screen/identity(of:in:)`` and ``TableModel/Screen/title(of:in:)`` do, and
/// looks once for who knows them.
struct RowNaming {
  private let table: TableView
  private let screen: Screen
  /// The table's records, where it has any.
  private let records: RecordTable?

  init(of table: TableView, on screen: Screen) {
    self.table = table
    self.screen = screen
    records = screen.data(of: table)
  }

  /// Returns the identity of a row.
  func identity(of row: RowID) -> String {
    guard let records else { return screen.identity(of: row, in: table) }
    return records.identity(of: own(row))
  }

  /// Returns the name people call a row by.
  func title(of row: RowID) -> String {
    guard let records else { return screen.title(of: row, in: table) }
    return records.title(of: own(row))
  }

  /// Appends the name people call a row by, with what could drive a terminal escaped, and returns the
  /// columns it takes.
  func append(titleOf row: RowID, to bytes: inout [UInt8]) -> Int {
    bytes.append(visible: title(of: row))
  }

  /// Returns the row of the model that a shown row stands for.
  private func own(_ row: RowID) -> RowID {
    row.isOfModel ? row : screen.modelRow(of: row, in: table)
  }
}
