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
    var titles = TextNumbers()
    var sections: [[RowID]] = []
    unsafe withTexts(of: field, in: wholeOrder.rows) { row, text in
      let section = unsafe titles.number(of: text)
      if section == sections.count { sections.append([]) }
      sections[section].append(row)
    }
    sectionTitles = titles.texts
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
