import Records
package import TableModel

/// Footers, the index at the table's edge, and heights of rows.
extension CharactersController: SectionTitlesController, SettableHeightsController {
  package func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) -> String? {
    index(ofTable: tableView.name).map { tables[$0].footer(ofSection: section) }
  }

  /// Returns the first letters of the headers, each once, where there is more than one section.
  package func sectionIndexTitles(for tableView: TableView) -> [String]? {
    guard let titles = records(ofTable: tableView.name)?.sectionTitles, titles.count > 1 else {
      return nil
    }
    var letters: [String] = []
    for letter in titles.compactMap(\.firstLetter) where !letters.contains(letter) {
      letters.append(letter)
    }
    return letters.isEmpty ? nil : letters
  }

  /// Returns the first section whose header begins with the letter.
  package func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    records(ofTable: tableView.name)?.sectionTitles.firstIndex { $0.firstLetter == title } ?? 0
  }

  package func tableView(
    _ tableView: TableView, heightForRowAt indexPath: IndexPath
  ) -> Double? {
    let row = rowOrder(ofTable: tableView.name).row(at: indexPath)
    guard let table = records(ofTable: tableView.name) else {
      return cardHeights[cardField(row).path]
    }
    return table.rowHeights[row]
  }

  package func hasRowHeights(inTable tableName: String) -> Bool {
    !(index(ofTable: tableName).map { tables[$0].rowHeights.isEmpty } ?? cardHeights.isEmpty)
  }

  package mutating func setTitles(
    header: String?, footer: String?, ofSection section: Int, inTable tableName: String
  ) throws(ModelFault) {
    guard records(ofTable: tableName) != nil else { throw Self.fixed(tableName) }
    change(tableName) { table in
      if let header { table.sectionTitles[section] = header }
      if let footer { table.changeFooters { $0[section] = footer } }
    }
  }

  package mutating func setHeight(
    _ height: Double?, ofRowAt indexPath: IndexPath, inTable tableName: String
  ) throws(ModelFault) {
    let row = rowOrder(ofTable: tableName).row(at: indexPath)
    guard records(ofTable: tableName) != nil else {
      cardHeights[cardField(row).path] = height
      return
    }
    change(tableName) { $0.rowHeights[row] = height }
  }

  /// The fault of a table whose rows are no records, so that it is what it is.
  static func fixed(_ tableName: String) -> ModelFault {
    .refused("the rows of \(tableName) are no records")
  }
}

extension String {
  /// The first letter as an index shows it, nil for an empty text.
  fileprivate var firstLetter: String? { first.map { String($0).uppercased() } }
}
