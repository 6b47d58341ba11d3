package import TableModel

extension CharactersController {
  package func numberOfSections(in tableView: TableView) -> Int {
    guard let index = index(ofTable: tableView.name) else {
      return rowOrder(ofTable: tableView.name).numberOfSections
    }
    return tables[index].order.numberOfSections
  }

  package func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    guard let index = index(ofTable: tableView.name) else {
      return rowOrder(ofTable: tableView.name).numberOfRows(inSection: section)
    }
    return tables[index].order.numberOfRows(inSection: section)
  }

  package func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? {
    index(ofTable: tableView.name).map { tables[$0].sectionTitles[section] }
  }

  package func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableCell {
    let row = rowOrder(ofTable: tableView.name).row(at: indexPath)
    let title = title(of: row, inTable: tableView.name)
    let isRecord = index(ofTable: tableView.name) != nil
    let isWhite = isRecord && tableView.name == cardSource && isOnCard(row)
    var cell = tableView.dequeueReusableCell(withIdentifier: isRecord ? "character" : "field")
    cell.text = title
    cell.textAlignment = isRecord ? .center : .left
    cell.textColor = isWhite ? .white : .black
    return cell
  }

  package func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    guard let index = index(ofTable: tableView.name) else {
      return reorderRules(of: tableView.name).canMove(indexPath) { isPinned($0, in: tableView) }
    }
    return tables[index].rules.canMove(indexPath) { isPinned($0, in: tableView) }
  }

  package mutating func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    moveRow(tableView.name, at: source, to: destination)
  }
}
