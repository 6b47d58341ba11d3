import Records
package import TableModel

extension RecordTable {
  /// A filter that is on.
  package struct Filtering: Sendable {
    /// The condition for which rows are shown.
    package let condition: RowCondition
    /// All rows in order, hidden ones too, in the sections of the shown ones.
    package internal(set) var whole: RowOrder
  }

  /// The condition for which rows are shown, nil where all are.
  package var filter: RowCondition? { filtering?.condition }

  /// The rows in order, also those that a filter hides.
  package var wholeOrder: RowOrder { filtering?.whole ?? order }

  /// Shows the rows for which a condition holds, all of them where it is nil; the sections stay.
  ///
  /// The condition holds at all times: a row that is changed or put in and does not fit it is hidden.
  ///
  /// - Throws: What is asked at each row throws, to end it; nothing has changed then.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  package mutating func setFilter<Fault>(
    _ condition: RowCondition?, asking ask: () throws(Fault) -> Void
  ) throws(Fault) {
    let whole = wholeOrder
    guard let condition else {
      filtering = nil
      order = whole
      return
    }
    order = try whole.keeping { row throws(Fault) in
      try ask()
      return matches(condition, row)
    }
    filtering = Filtering(condition: condition, whole: whole)
  }

  /// Lays all rows out, with those of them that a filter hides, where there is one.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  mutating func lay(
    _ sections: [[RowID]], hiding isHidden: [[Bool]], under condition: RowCondition?
  ) {
    let whole = RowOrder(sections: sections)
    (filtering, order) = (nil, whole)
    guard let condition else { return }
    filtering = Filtering(condition: condition, whole: whole)
    order = RowOrder(
      sections: zip(sections, isHidden).map { rows, marks in
        zip(rows, marks).filter { !$1 }.map(\.0)
      })
  }

  /// Puts all rows, hidden ones too, into other sections or another order; those that are hidden stay so.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  mutating func arrange(_ sections: [[RowID]]) {
    guard filtering != nil else {
      order = RowOrder(sections: sections)
      return
    }
    let shown = Set(order.rows)
    let whole = RowOrder(sections: sections)
    filtering?.whole = whole
    order = whole.keeping(shown.contains)
  }

  /// Returns whether a condition holds for a row.
  func matches(_ condition: RowCondition, _ row: RowID) -> Bool {
    condition.holds { text(ofField: $0, of: row) }
  }

  /// Returns what a row has in a field as text, nil where it has none; every row has `title` and `id`.
  func text(ofField name: String, of row: RowID) -> String? {
    if let value = value(FieldPath(name), of: row) { return value.display }
    switch name {
    case "title": return title(of: row)
    case "id": return identity(of: row)
    default: return nil
    }
  }
}

extension RowOrder {
  /// The rows of all sections in order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  var rows: [RowID] { sectionIndices.flatMap { rows(inSection: $0) } }

  /// Returns the order of those of its rows for which something is true, in the same sections.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  fileprivate func keeping<Fault>(
    _ isKept: (RowID) throws(Fault) -> Bool
  ) throws(Fault) -> RowOrder {
    var kept: [[RowID]] = []
    for section in sectionIndices {
      var rows: [RowID] = []
      for row in self.rows(inSection: section) where try isKept(row) { rows.append(row) }
      kept.append(rows)
    }
    return kept.reduce(0) { $0 + $1.count } == count ? self : RowOrder(sections: kept)
  }
}
