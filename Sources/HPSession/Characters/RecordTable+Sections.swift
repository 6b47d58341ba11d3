package import Records
import TableModel

extension RecordTable {
  /// Puts the rows into sections by the value of a field, in the order in which values first appear.
  ///
  /// Rows keep their order. Every section of the new ones reorders.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  package mutating func group(by field: FieldPath) {
    grouping = field
    var sections: [[RowID]] = []
    var indices: [String: Int] = [:]
    sectionTitles = []
    for row in wholeOrder.rows {
      let title = value(field, of: row)?.display ?? ""
      if let section = indices[title] {
        sections[section].append(row)
      } else {
        indices[title] = sections.count
        sectionTitles.append(title)
        sections.append([row])
      }
    }
    setSections(sections)
  }

  /// Puts all rows into one section without a title, in the order in which they stand.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  package mutating func ungroup() {
    grouping = nil
    sectionTitles = [""]
    setSections([wholeOrder.rows])
  }

  private mutating func setSections(_ sections: [[RowID]]) {
    arrange(sections)
    sectionFooters = []
    rules.sections = .all
  }
}
