import CommandKit
import TableModel

/// What a side of an expectation came to.
enum Finding {
  /// Rows of a table, by identity; unordered ones are compared in the table's order.
  case rows([RowID], TableView)
  /// The row on the card, by identity.
  case identity(String?)
  /// A number in its spelling.
  case number(String)
  case text(String)
  /// Lines of text, shown in quotes, or places, shown as they are.
  case lines([String], arePlaces: Bool = false)
  /// Words that mean what the other side makes of them.
  case literals([Word])
}

extension Finding {
  /// The table whose rows were found, nil for what is no list of a table's rows.
  var table: TableView? {
    guard case .rows(_, let table) = self else { return nil }
    return table
  }
}
