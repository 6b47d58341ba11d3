import TableModel

/// A list of things to pack, in an order that the user makes.
struct PackingList: TableController {
  var items: [String]

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { items.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    TableCell(text: items[indexPath.row])
  }

  mutating func tableView(_ tableView: TableView, moveRowAt from: IndexPath, to: IndexPath) {
    items.insert(items.remove(at: from.row), at: to.row)
  }
}
