/// Where a table shows something else than its model holds.
extension Screen {
  /// Returns whether the table shows other rows than the model holds, or the same in another order.
  ///
  /// Rows without an identity are told apart by their titles.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public func isDrifting(_ table: TableView) -> Bool {
    !drift(in: table, atMost: 1).isEmpty
  }

  /// Returns the places at which a table and its model differ, in order; sections that only one of them has come last.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public func drift(in table: TableView, atMost most: Int = .max) -> [DriftedPlace] {
    let shown = shownRows(in: table)
    if let ordered = controller.capability((any OrderedTableController).self),
      ordered.rowOrder(ofTable: table.name) == shown
    {
      return []
    }
    let model = modelRows(of: table)
    var differences: [DriftedPlace] = []
    for section in 0..<max(shown.numberOfSections, model.count) {
      let rows = section < model.count ? model[section] : []
      let count = section < shown.numberOfSections ? shown.numberOfRows(inSection: section) : 0
      for row in 0..<max(count, rows.count) where differences.count < most {
        let path = IndexPath(row: row, section: section)
        let ours = row < count ? shownName(ofRowAt: path, in: table) : nil
        let theirs = row < rows.count ? rows[row] : nil
        if ours?.key != theirs?.key {
          differences.append(DriftedPlace(path: path, shown: ours, model: theirs))
        }
      }
      if rows.isEmpty, count == 0, section >= min(shown.numberOfSections, model.count) {
        differences.append(
          DriftedPlace(path: IndexPath(row: 0, section: section), shown: nil, model: nil))
      }
    }
    return differences
  }

  /// Returns the names of the model's rows, section by section.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public func modelRows(of table: TableView) -> [[RowName]] {
    let order = modelOrder(of: table)
    return look {
      (0..<order.numberOfSections).map { section in
        (0..<order.numberOfRows(inSection: section)).map {
          modelName(ofRowAt: IndexPath(row: $0, section: section), in: table)
        }
      }
    }
  }

  /// Returns the headers of the model's sections.
  public func modelTitles(of table: TableView) -> [String] {
    look {
      modelOrder(of: table).sectionIndices.map {
        controller.tableView(table, titleForHeaderInSection: $0) ?? ""
      }
    }
  }

  /// Returns the footers of the model's sections.
  package func modelFooters(of table: TableView) -> [String] {
    look {
      modelOrder(of: table).sectionIndices.map {
        controller.tableView(table, titleForFooterInSection: $0) ?? ""
      }
    }
  }

  /// Returns the height that the model gives the row it holds at an index path, nil where it gives none.
  ///
  /// - Precondition: The model has a row there.
  package func modelHeight(ofRowAt path: IndexPath, in table: TableView) -> Double? {
    guard let giver = controller.capability((any RowHeightsController).self),
      giver.hasRowHeights(inTable: table.name)
    else { return nil }
    return look { giver.tableView(table, heightForRowAt: path) }
  }

  /// Returns the rows that the model holds, in order.
  ///
  /// For a controller that keeps no order the handles only number the rows.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows, unless the controller keeps an order.
  public func modelOrder(of table: TableView) -> RowOrder {
    if let ordered = controller.capability((any OrderedTableController).self) {
      return ordered.rowOrder(ofTable: table.name)
    }
    return RowOrder(counts: modelCounts(of: table))
  }

  /// Returns the name of the row that the model holds at an index path.
  ///
  /// - Precondition: The model has a row there.
  public func modelName(ofRowAt path: IndexPath, in table: TableView) -> RowName {
    if let ordered = controller.capability((any OrderedTableController).self) {
      let row = ordered.rowOrder(ofTable: table.name).row(at: path)
      return RowName(
        identity: ordered.identity(of: row, inTable: table.name),
        title: ordered.title(of: row, inTable: table.name))
    }
    return look {
      RowName(
        identity: controller.tableView(table, identityForRowAt: path),
        title: controller.tableView(table, titleForRowAt: path))
    }
  }

  /// Returns the name of the row that the table shows at an index path.
  ///
  /// - Precondition: The table shows a row there.
  public func shownName(ofRowAt path: IndexPath, in table: TableView) -> RowName {
    let row = shownRows(in: table).row(at: path)
    let hasIdentity =
      controller.capability((any OrderedTableController).self) != nil
      || state.tables[table.index].names.identity(of: row) != nil
    return RowName(
      identity: hasIdentity ? identity(of: row, in: table) : nil,
      title: title(of: row, in: table))
  }

  /// Returns the batch that makes a table show what its model holds.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of rows.
  public func driftBatch(in table: TableView) -> BatchUpdate {
    let shown = shownRows(in: table)
    let ours = (0..<shown.numberOfSections).map { section in
      (0..<shown.numberOfRows(inSection: section)).map {
        shownName(ofRowAt: IndexPath(row: $0, section: section), in: table).key
      }
    }
    let theirs = modelRows(of: table).map { $0.map(\.key) }
    return BatchUpdate(
      from: numbered(sectionTitles(in: table), ours),
      to: numbered(modelTitles(of: table), theirs))
  }

  /// Returns sections with an identity each: the title, and how many before have the same.
  func numbered<Row>(
    _ titles: [String], _ rows: [[Row]]
  ) -> [(section: SectionKey, rows: [Row])] {
    var seen: [String: Int] = [:]
    return zip(titles, rows).map { title, rows in
      let occurrence = seen[title, default: 0]
      seen[title] = occurrence + 1
      return (SectionKey(title: title, occurrence: occurrence), rows)
    }
  }
}
