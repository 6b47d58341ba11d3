import TableModel

/// A controller that looks up by name what the card is to show, so that of two rows with one name the first is shown.
struct CardByName: FaultyController {
  static let faultName = "card-by-name"
  static let code = "card.item = items.first { $0.name == cell.textLabel?.text }"
  static let remedy = "card.item = items[indexPath.row], the row itself: names repeat"

  var base: any TableController

  static func refusal(round controller: any TableController) -> String? {
    refusalWithoutCard(controller)
  }

  mutating func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    base.tableView(tableView, didSelectRowAt: indexPath)
    // A table without a screen hears nothing: only what the card is about changes.
    let unheard = TableView(named: tableView.name)
    guard let first = base.firstRow(titledAsRowAt: indexPath, in: unheard), first != indexPath
    else { return }
    base.tableView(unheard, didSelectRowAt: first)
  }
}

extension TableController {
  /// Returns the first row of the model that has the title of another.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  fileprivate func firstRow(
    titledAsRowAt indexPath: IndexPath, in tableView: TableView
  ) -> IndexPath? {
    let title = self.tableView(tableView, titleForRowAt: indexPath)
    for section in 0..<numberOfSections(in: tableView) {
      for row in 0..<self.tableView(tableView, numberOfRowsInSection: section) {
        let path = IndexPath(row: row, section: section)
        if self.tableView(tableView, titleForRowAt: path) == title { return path }
      }
    }
    return nil
  }
}
