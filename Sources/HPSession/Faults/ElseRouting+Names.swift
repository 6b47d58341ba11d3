import TableModel

/// The answers by a table's name, where the controller inside has them.
extension ElseRouting: RecordsController, EditableTableController, ReorderRulesController,
  RowRulesController, SectionTitlesController, SettableHeightsController
{
  private var ordered: (any OrderedTableController)? {
    base.capability((any OrderedTableController).self)
  }

  var namesVersion: Int { ordered?.namesVersion ?? 0 }

  func rowOrder(ofTable tableName: String) -> RowOrder {
    ordered?.rowOrder(ofTable: nameInside(ofTable: tableName)) ?? RowOrder()
  }

  func wholeOrder(ofTable tableName: String) -> RowOrder {
    ordered?.wholeOrder(ofTable: nameInside(ofTable: tableName)) ?? RowOrder()
  }

  func identity(of row: RowID, inTable tableName: String) -> String {
    ordered?.identity(of: row, inTable: nameInside(ofTable: tableName)) ?? ""
  }

  func title(of row: RowID, inTable tableName: String) -> String {
    ordered?.title(of: row, inTable: nameInside(ofTable: tableName)) ?? ""
  }

  func records(ofTable tableName: String) -> RecordTable? {
    base.capability((any RecordsController).self)?.records(ofTable: nameInside(ofTable: tableName))
  }

  func reorderRules(of tableName: String) -> ReorderRules {
    base.capability((any ReorderRulesController).self)?.reorderRules(
      of: nameInside(ofTable: tableName))
      ?? ReorderRules()
  }

  mutating func setReorderRules(_ rules: ReorderRules, of tableName: String) {
    let name = nameInside(ofTable: tableName)
    _ = base.changeCapability((any ReorderRulesController).self) {
      $0.setReorderRules(rules, of: name)
    }
  }

  func rowRules(of tableName: String) -> RowRules {
    base.capability((any RowRulesController).self)?.rowRules(of: nameInside(ofTable: tableName))
      ?? RowRules()
  }

  mutating func setRowRules(_ rules: RowRules, of tableName: String) {
    let name = nameInside(ofTable: tableName)
    _ = base.changeCapability((any RowRulesController).self) { $0.setRowRules(rules, of: name) }
  }

  mutating func setTitles(
    header: String?, footer: String?, ofSection section: Int, inTable tableName: String
  ) throws(ModelFault) {
    let name = nameInside(ofTable: tableName)
    _ = try base.changeCapability((any SectionTitlesController).self) {
      model throws(ModelFault) in
      try model.setTitles(header: header, footer: footer, ofSection: section, inTable: name)
    }
  }

  func hasRowHeights(inTable tableName: String) -> Bool {
    base.capability((any RowHeightsController).self)?
      .hasRowHeights(inTable: nameInside(ofTable: tableName)) ?? false
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double? {
    base.capability((any RowHeightsController).self)?
      .tableView(inside(tableView), heightForRowAt: indexPath)
  }

  mutating func setHeight(
    _ height: Double?, ofRowAt indexPath: IndexPath, inTable tableName: String
  ) throws(ModelFault) {
    let name = nameInside(ofTable: tableName)
    _ = try base.changeCapability((any SettableHeightsController).self) {
      model throws(ModelFault) in
      try model.setHeight(height, ofRowAt: indexPath, inTable: name)
    }
  }
}
