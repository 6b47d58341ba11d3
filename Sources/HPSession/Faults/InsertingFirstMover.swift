import TableModel

/// A controller that inserts the moved row before it removes it, both by the indices it was given.
///
/// A row that moves up has pushed the others down by then, so another is removed: one row stands
/// twice and one is lost. A row that moves down ends up one place short. Between sections it is right.
struct InsertingFirstMover: FaultyController {
  static let faultName = "mover-insert-first"
  static let code =
    "items.insert(items[source.row], at: destination.row); items.remove(at: source.row)"
  static let remedy = "items.insert(items.remove(at: source.row), at: destination.row)"

  var base: any TableController

  static func refusal(round controller: any TableController) -> String? {
    refusal("the controller's rows cannot be copied", unlessEditable: controller)
  }

  mutating func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    let name = tableView.name
    let isCopied = base.changeCapability((any EditableTableController).self) { model in
      guard (try? model.copyRow(at: source, to: destination, inTable: name)) != nil else {
        return false
      }
      model.deleteRow(at: source, inTable: name)
      return true
    }
    // Rows that cannot stand twice, as the card's fields, are moved rightly.
    guard isCopied != true else { return }
    base.tableView(tableView, moveRowAt: source, to: destination)
  }
}
