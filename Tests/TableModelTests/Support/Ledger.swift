import TableModel

/// A controller that keeps the order of its rows itself, and takes rules of reordering.
struct Ledger: OrderedTableController, ReorderRulesController {
  var order: RowOrder
  var titles: [RowID: String]
  var rules = ReorderRules()
  var namesVersion = 0
  var forgetsMoves = false

  init(_ sections: [[String]]) {
    let rows = Layouts.rows(of: sections.map(\.count))
    order = RowOrder(numbers: rows)
    titles = Dictionary(
      zip(rows.joined(), sections.joined()).map { (RowID(rawValue: $0), $1) }
    ) { $1 }
  }

  func rowOrder(ofTable tableName: String) -> RowOrder { order }

  func identity(of row: RowID, inTable tableName: String) -> String { "id-\(row.rawValue)" }

  func title(of row: RowID, inTable tableName: String) -> String { titles[row] ?? "" }

  func reorderRules(of tableName: String) -> ReorderRules { rules }

  mutating func setReorderRules(_ rules: ReorderRules, of tableName: String) { self.rules = rules }

  func numberOfSections(in tableView: TableView) -> Int { order.numberOfSections }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    order.numberOfRows(inSection: section)
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    TableCell(text: title(of: order.row(at: indexPath), inTable: tableView.name))
  }

  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    rules.reorders(section: indexPath.section)
  }

  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    rules.policy.target(
      from: source, proposed: proposed,
      numberOfRows: tableView.numberOfRows(inSection: source.section))
  }

  mutating func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    if !forgetsMoves { order.moveRow(at: source, to: destination) }
  }

  mutating func tableView(
    _ tableView: TableView, willDisplay cell: inout TableCell, forRowAt indexPath: IndexPath
  ) {
    cell.showsReorderControl = self.tableView(tableView, canMoveRowAt: indexPath)
  }

  /// Changes the model and tells the table nothing.
  mutating func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    if forgetsMoves { order.moveRow(at: at(0, 0), to: at(0, 1)) }
  }
}
