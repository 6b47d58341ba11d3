import TableModel

/// A controller of titles in sections, and of a card of numbered fields, whose answers a test sets.
///
/// A row's title is its identity too.
struct Shelf: TableController {
  var sections: [[String]]
  var headers: [String] = []
  var hasIdentities = true
  var fields = 4
  var feedsCard = false
  var cardRowIdentity: String?

  var fixedSections: Set<Int> = []
  var policy = ReorderPolicy.free
  var pinned: Set<String> = []
  var target: IndexPath?
  var forgetsMoves = false
  var highlightVetoes: Set<IndexPath> = []
  var selectAnswers: [IndexPath: IndexPath?] = [:]
  var deselectAnswers: [IndexPath: IndexPath?] = [:]

  var uneditable: Set<IndexPath> = []
  var editingStyles: [IndexPath: EditingStyle] = [:]
  var forgetsCommits = false

  /// What a callback says to the table.
  var says: [Callback: (TableView) -> Void] = [:]
  /// What a callback that may change the controller does to it.
  var does: [Callback: (inout Shelf) -> Void] = [:]

  init(_ sections: [[String]]) { self.sections = sections }

  var tableNames: [String] { ["main", "card"] }

  private func rows(of tableView: TableView) -> [[String]] {
    switch tableView.name {
    case "main": sections
    case "card": [(0..<fields).map { "Field \($0)" }]
    default: []
    }
  }

  func say(_ callback: Callback, to tableView: TableView) { says[callback]?(tableView) }

  mutating func act(_ callback: Callback, in tableView: TableView) {
    says[callback]?(tableView)
    does[callback]?(&self)
  }
}

extension Shelf {
  func numberOfSections(in tableView: TableView) -> Int {
    say(.numberOfSections, to: tableView)
    return rows(of: tableView).count
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    say(.numberOfRows, to: tableView)
    return rows(of: tableView)[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    say(.cellForRow, to: tableView)
    let text = rows(of: tableView)[indexPath.section][indexPath.row]
    return TableCell(
      text: text, textAlignment: .center, textColor: text == cardRowIdentity ? .white : .black)
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    say(.titleForHeader, to: tableView)
    return tableView.name == "main" && headers.indices.contains(section) ? headers[section] : nil
  }

  func tableView(_ tableView: TableView, identityForRowAt indexPath: IndexPath) -> String? {
    say(.identityForRow, to: tableView)
    return hasIdentities ? rows(of: tableView)[indexPath.section][indexPath.row] : nil
  }

  func tableView(_ tableView: TableView, titleForRowAt indexPath: IndexPath) -> String {
    say(.titleForRow, to: tableView)
    return rows(of: tableView)[indexPath.section][indexPath.row]
  }
}
