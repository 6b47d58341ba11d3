import TableModel

/// A controller as a user writes one: records by box, a card of the one selected, and a queue.
struct Jukebox: TableController {
  var boxes = [["A", "B", "C"], [], ["D", "E"]]
  var queue = ["X", "Y"]
  var song: String?

  let tableNames = ["main", "card", "queue"]
  var cardRowIdentity: String? { song }

  private func rows(of tableView: TableView) -> [[String]] {
    switch tableView.name {
    case "main": boxes
    case "card": [["Title: \(song ?? "none")"]]
    case "queue": [queue]
    default: []
    }
  }

  func numberOfSections(in tableView: TableView) -> Int { rows(of: tableView).count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows(of: tableView)[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    TableCell(text: rows(of: tableView)[indexPath.section][indexPath.row])
  }

  mutating func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    guard tableView.name == "main" else { return }
    let song = boxes[source.section].remove(at: source.row)
    boxes[destination.section].insert(song, at: destination.row)
  }

  mutating func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    guard tableView.name == "main" else { return }
    song = boxes[indexPath.section][indexPath.row]
    tableView.cells[indexPath]?.textColor = .white
    tableView.table(named: "card")?.reloadData()
  }

  mutating func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    tableView.cells[indexPath]?.textColor = .black
  }
}
