// What the protocol asks for is documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import TableModel

/// The app's screen: what is to do, and what is done, which keeps its order.
public struct TasksController: TableController {
  private var sections: [[String]]
  private var opened: String?

  /// Makes the screen of tasks, each with a name of its own.
  public init(toDo: [String], done: [String]) {
    sections = [toDo, done]
  }

  public var tableNames: [String] { ["tasks", "card"] }

  public var cardRowIdentity: String? { opened }

  public func numberOfSections(in tableView: TableView) -> Int {
    tableView.name == "tasks" ? sections.count : 1
  }

  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    tableView.name == "tasks" ? sections[section].count : 1
  }

  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    tableView.name == "tasks" ? ["To do", "Done"][section] : nil
  }

  public func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableCell {
    guard tableView.name == "tasks" else { return TableCell(text: "Task: \(opened ?? "")") }
    return TableCell(text: sections[indexPath.section][indexPath.row])
  }

  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.name == "tasks" && indexPath.section == 0
  }

  public func tableView(
    _ tableView: TableView,
    targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    ReorderPolicy.edge.target(
      from: source, proposed: proposed,
      numberOfRows: tableView.numberOfRows(inSection: source.section))
  }

  public mutating func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    let task = sections[source.section].remove(at: source.row)
    sections[destination.section].insert(task, at: destination.row)
  }

  public mutating func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    guard tableView.name == "tasks" else { return }
    opened = sections[indexPath.section][indexPath.row]
    tableView.table(named: "card")?.reloadData()
  }

  public func tableView(
    _ tableView: TableView, identityForRowAt indexPath: IndexPath
  ) -> String? {
    tableView.name == "tasks" ? sections[indexPath.section][indexPath.row] : nil
  }
}
