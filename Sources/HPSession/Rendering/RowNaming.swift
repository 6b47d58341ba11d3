import Records
import TableModel

/// The identities and titles of a table's rows, for many rows one after another.
///
/// It gives what ``TableModel/Screen/identity(of:in:)`` and ``TableModel/Screen/title(of:in:)`` do, and
/// looks once for who knows them.
struct RowNaming {
  private let table: TableView
  private let screen: Screen
  /// The table's records, where it has any, and what appends the names of their rows.
  let records: RecordTable?
  private let titles: RowTexts?
  private let identities: RowTexts?

  init(of table: TableView, on screen: Screen) {
    self.table = table
    self.screen = screen
    records = screen.data(of: table)
    titles = records?.titles()
    identities = records?.rowIdentities()
  }

  /// Returns the identity of a row.
  func identity(of row: RowID) -> String {
    guard let records else { return screen.identity(of: row, in: table) }
    return records.identity(of: own(row))
  }

  /// Appends the identity of a row.
  func append(identityOf row: RowID, to bytes: inout [UInt8]) {
    if let identities {
      _ = identities(own(row), &bytes)
    } else {
      bytes += screen.identity(of: row, in: table).utf8
    }
  }

  /// Appends the name people call a row by.
  func append(titleOf row: RowID, to bytes: inout [UInt8]) {
    if let titles {
      _ = titles(own(row), &bytes)
    } else {
      bytes += screen.title(of: row, in: table).utf8
    }
  }

  /// Returns the row of the model that a shown row stands for.
  func own(_ row: RowID) -> RowID {
    row.isOfModel ? row : screen.modelRow(of: row, in: table)
  }
}
