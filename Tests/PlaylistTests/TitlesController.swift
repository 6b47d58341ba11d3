import TableModel

/// The least a screen can be: titles, no identities, and nothing that moves them.
struct TitlesController: TableController {
  let titles: [String]

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { titles.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    TableCell(text: titles[indexPath.row])
  }
}
