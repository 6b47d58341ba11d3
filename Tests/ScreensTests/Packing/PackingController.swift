import TableModel

/// What goes into the bag, what is in it, and a note on the item one taps.
struct PackingController: TableController {
  struct Item {
    let id: String
    let name: String
    let note: String
  }

  private var sections: [[Item]]
  private var opened: Item?

  init(toPack: [Item], packed: [Item] = []) {
    sections = [toPack, packed]
  }

  let tableNames = ["items", "card"]

  var cardRowIdentity: String? { opened?.id }

  // MARK: Data source

  func numberOfSections(in tableView: TableView) -> Int {
    switch tableView.name {
    case "items": sections.count
    default: 1
    }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    switch tableView.name {
    case "items": sections[section].count
    case "card": 1
    default: 0
    }
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    switch tableView.name {
    case "items": ["To pack", "Packed"][section]
    default: nil
    }
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    switch tableView.name {
    case "items":
      let item = sections[indexPath.section][indexPath.row]
      return TableCell(
        text: item.name, textColor: item.id == opened?.id ? .white : .black,
        reuseIdentifier: "item")
    default:
      return TableCell(text: "Note: \(opened?.note ?? "")", reuseIdentifier: "note")
    }
  }

  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.name == "items"
  }

  mutating func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    let item = sections[source.section].remove(at: source.row)
    sections[destination.section].insert(item, at: destination.row)
  }

  // MARK: Delegate

  mutating func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    guard tableView.name == "items" else { return }
    opened = sections[indexPath.section][indexPath.row]
    tableView.cells[indexPath]?.textColor = .white
    tableView.table(named: "card")?.reloadData()
  }

  mutating func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    guard tableView.name == "items" else { return }
    tableView.cells[indexPath]?.textColor = .black
  }

  // MARK: Names, for scripts

  func tableView(_ tableView: TableView, identityForRowAt indexPath: IndexPath) -> String? {
    tableView.name == "items" ? sections[indexPath.section][indexPath.row].id : nil
  }
}
