import TableModel

/// A controller as a user writes one whose rows can be changed from outside: one table of titles.
struct Crate: EditableTableController {
  var sections = [["A", "B", "C"], ["D", "E"]]

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    TableCell(text: sections[indexPath.section][indexPath.row])
  }

  mutating func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    moveRow(at: source, to: destination, inTable: tableView.name)
  }

  mutating func insertRow(
    _ fields: [FieldSetting], at indexPath: IndexPath, inTable tableName: String
  ) throws(ModelFault) {
    guard let title = fields.first else { throw .refused("a row has a title") }
    sections[indexPath.section].insert(title.text, at: indexPath.row)
  }

  mutating func copyRow(
    at source: IndexPath, to destination: IndexPath, inTable tableName: String
  ) {
    let title = sections[source.section][source.row]
    sections[destination.section].insert(title, at: destination.row)
  }

  mutating func deleteRow(at indexPath: IndexPath, inTable tableName: String) {
    sections[indexPath.section].remove(at: indexPath.row)
  }

  mutating func moveRow(
    at source: IndexPath, to destination: IndexPath, inTable tableName: String
  ) {
    let title = sections[source.section].remove(at: source.row)
    sections[destination.section].insert(title, at: destination.row)
  }

  mutating func updateRow(
    _ fields: [FieldSetting], at indexPath: IndexPath, inTable tableName: String
  ) throws(ModelFault) {
    guard let title = fields.first else { throw .refused("a row has a title") }
    sections[indexPath.section][indexPath.row] = title.text
  }

  mutating func insertSection(titled title: String, at section: Int, inTable tableName: String) {
    sections.insert([], at: section)
  }

  mutating func deleteSection(at section: Int, inTable tableName: String) {
    sections.remove(at: section)
  }

  mutating func moveSection(at source: Int, to destination: Int, inTable tableName: String) {
    sections.insert(sections.remove(at: source), at: destination)
  }
}
