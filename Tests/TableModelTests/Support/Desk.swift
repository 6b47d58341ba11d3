import TableModel

/// A controller that is a class, keeps its screen and calls back into it.
final class Desk: TableController {
  var titles: [String]
  var tableNames: [String]
  weak var screen: Screen?
  var onDidSelect: (Screen, TableView) -> Void = { _, _ in }
  var onWillDisplay: (Screen, TableView) -> Void = { _, _ in }
  private(set) var heard: [TableView] = []

  init(_ titles: [String], tableNames: [String] = ["main"]) {
    self.titles = titles
    self.tableNames = tableNames
  }

  /// Makes a screen of the desk, which the desk knows from then on.
  func makeScreen() throws -> Screen {
    let made = try Screen(controller: self)
    screen = made
    return made
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    TableCell(text: titles[indexPath.row])
  }

  func tableView(_ tableView: TableView, identityForRowAt indexPath: IndexPath) -> String? {
    titles[indexPath.row]
  }

  func tableView(
    _ tableView: TableView, willDisplay cell: inout TableCell, forRowAt indexPath: IndexPath
  ) {
    if let screen { onWillDisplay(screen, tableView) }
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    heard.append(tableView)
    if let screen { onDidSelect(screen, tableView) }
  }

  func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    titles.insert(titles.remove(at: source.row), at: destination.row)
  }
}
