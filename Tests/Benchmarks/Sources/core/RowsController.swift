import TableModel

/// A controller of numbered rows, as an app would write one that keeps its order in a value.
struct RowsController: OrderedTableController {
  private var order: RowOrder
  let namesVersion = 0

  init(rows count: Int) {
    order = OrderMoves(rows: count).order
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    order.numberOfRows(inSection: section)
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    TableCell(text: title(of: order.row(at: indexPath), inTable: tableView.name))
  }

  mutating func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    order.moveRow(at: source, to: destination)
  }

  func rowOrder(ofTable tableName: String) -> RowOrder { order }

  func identity(of row: RowID, inTable tableName: String) -> String { "\(row.rawValue)" }

  func title(of row: RowID, inTable tableName: String) -> String { "Row \(row.rawValue)" }
}
