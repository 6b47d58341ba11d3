import TableModel

/// A controller that removes several rows from the front, each by an index that is stale once one is gone.
///
/// An index that is out of range by then is passed over, where an app would stop.
struct DeletingLoop: FaultyController, EditableTableController {
  static let faultName = "delete-loop"
  static let code =
    "for path in tableView.indexPathsForSelectedRows ?? [] { items.remove(at: path.row) }"
  static let remedy = "go from the back: for path in paths.sorted().reversed() { … }"

  var base: any TableController

  static func refusal(round controller: any TableController) -> String? {
    refusal("nothing deletes the controller's rows", unlessEditable: controller)
  }

  mutating func deleteRows(at indexPaths: [IndexPath], inTable tableName: String) {
    let table = TableView(named: tableName)
    for path in indexPaths.sorted()
    where path.row < base.tableView(table, numberOfRowsInSection: path.section) {
      deleteRow(at: path, inTable: tableName)
    }
  }
}
