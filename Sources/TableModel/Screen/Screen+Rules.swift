/// Answers of the controller that can be set from outside.
extension Screen {
  /// Sets the answers about single rows, false where the controller takes no rules.
  ///
  /// Rows on screen keep their editing control until they are displayed again.
  public func setRowRules(_ rules: RowRules, in table: TableView) -> Bool {
    controller.changeCapability((any RowRulesController).self) {
      $0.setRowRules(rules, of: table.name)
    } != nil
  }

  /// Returns the answers about single rows, nil where the controller takes no rules.
  public func rowRules(of table: TableView) -> RowRules? {
    controller.capability((any RowRulesController).self)?.rowRules(of: table.name)
  }

  /// Sets which sections reorder and where their rows land, false where the controller takes no rules.
  ///
  /// Cells on screen keep their reorder control until they are displayed again.
  public func setReorderRules(_ rules: ReorderRules, in table: TableView) -> Bool {
    controller.changeCapability((any ReorderRulesController).self) {
      $0.setReorderRules(rules, of: table.name)
    } != nil
  }

  /// Sets by which interface a finger reorders the rows of a table.
  public func setReorderAPI(_ api: ReorderAPI, in table: TableView) {
    state.tables[table.index].reorderAPI = api
  }

  /// Returns by which interface a finger reorders the rows of a table, the reorder control in a fresh one.
  public func reorderAPI(of table: TableView) -> ReorderAPI {
    keptState.tables[table.index].reorderAPI
  }

  /// Returns which sections reorder and where their rows land, nil where the controller takes no rules.
  public func reorderRules(of table: TableView) -> ReorderRules? {
    controller.capability((any ReorderRulesController).self)?.reorderRules(of: table.name)
  }
}
