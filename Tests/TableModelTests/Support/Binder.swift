import TableModel

/// A controller with footers, heights and an index, that takes its cells from the pool and sets no more than their text.
struct Binder: SectionTitlesController, SettableHeightsController {
  var sections: [[String]]
  var headers: [String] = []
  var footers: [String] = []
  var heights: [IndexPath: Double] = [:]
  var indexTitles: [String]?
  var indexAnswers: [String: Int] = [:]
  var coloured: Set<String> = []

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    let text = sections[indexPath.section][indexPath.row]
    var cell = tableView.dequeueReusableCell(withIdentifier: text.hasPrefix("#") ? "#" : "cell")
    cell.text = text
    if coloured.contains(text) { cell.textColor = .white }
    return cell
  }

  func tableView(_ tableView: TableView, identityForRowAt indexPath: IndexPath) -> String? {
    sections[indexPath.section][indexPath.row]
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }

  func sectionIndexTitles(for tableView: TableView) -> [String]? { indexTitles }

  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    indexAnswers[title] ?? index
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double? {
    heights[indexPath]
  }

  mutating func setTitles(
    header: String?, footer: String?, ofSection section: Int, inTable tableName: String
  ) {
    headers += Array(repeating: "", count: max(0, sections.count - headers.count))
    footers += Array(repeating: "", count: max(0, sections.count - footers.count))
    if let header { headers[section] = header }
    if let footer { footers[section] = footer }
  }

  mutating func setHeight(_ height: Double?, ofRowAt indexPath: IndexPath, inTable: String) {
    heights[indexPath] = height
  }
}
