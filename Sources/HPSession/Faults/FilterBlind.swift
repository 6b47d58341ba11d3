import TableModel

/// A controller that shows a filtered list and looks up what was tapped, moved or deleted in the whole one.
///
/// Without a filter it is right.
struct FilterBlind: FaultyController {
  static let faultName = "filter-blind"
  static let code = "card.item = items[indexPath.row]  // while shownItems is what the table shows"
  static let remedy = "card.item = shownItems[indexPath.row], the list the table asked about"

  var base: any TableController

  static func refusal(round controller: any TableController) -> String? {
    controller.capability((any FilterableTableController).self) == nil
      ? "nothing filters the controller's rows, which takes FilterableTableController" : nil
  }

  mutating func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    answerUnfiltered(tableView) { $0.tableView($1, didSelectRowAt: indexPath) }
  }

  mutating func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    answerUnfiltered(tableView) { $0.tableView($1, moveRowAt: source, to: destination) }
  }

  mutating func tableView(
    _ tableView: TableView, commit editingStyle: EditingStyle, forRowAt indexPath: IndexPath
  ) {
    answerUnfiltered(tableView) {
      $0.tableView($1, commit: editingStyle, forRowAt: indexPath)
    }
  }

  /// Lets the controller inside answer as if no filter were on.
  private mutating func answerUnfiltered(
    _ tableView: TableView, _ body: (inout any TableController, TableView) -> Void
  ) {
    let name = nameInside(ofTable: tableView.name)
    let filter = base.capability((any FilterableTableController).self)?.filter(ofTable: name)
    setFilter(nil, ofTable: name)
    body(&base, inside(tableView))
    setFilter(filter, ofTable: name)
  }

  private mutating func setFilter(_ filter: RowCondition?, ofTable name: String) {
    _ = base.changeCapability((any FilterableTableController).self) {
      try? $0.setFilter(filter, ofTable: name)
    }
  }
}
