extension Screen.Snapshot {
  /// Returns whether two snapshots of a screen are the same for all that a dump shows and a table knows:
  /// cells, scroll offsets and what a swipe brought out too.
  ///
  /// - Complexity: O(*v*) for *v* visible rows where the two share their storage, else O(*n*) in the
  ///   number of rows.
  package func isSame(as other: Screen.Snapshot) -> Bool {
    isSameForDump(as: other) && state == other.state
  }

  /// Returns whether two snapshots of a screen look the same to someone who reads a dump.
  ///
  /// - Complexity: O(1) where the two share their storage, else O(*n*) in the number of rows.
  package func isSameForDump(as other: Screen.Snapshot) -> Bool {
    state.card == other.state.card && state.metrics == other.state.metrics
      && state.tables.count == other.state.tables.count
      && zip(state.tables, other.state.tables).allSatisfy { $0.isSameForDump(as: $1) }
      && controller.cardRowIdentity == other.controller.cardRowIdentity
      && controller.wrapperNames == other.controller.wrapperNames
      && hasSameRules(as: other) && hasSameRowRules(as: other) && hasSameModel(as: other)
      && hasSameFilters(as: other)
      && hasSameNames(as: other)
  }

  /// Returns whether both models hold the same rows in order.
  ///
  /// A dump says whether the table drifts from the model.
  private func hasSameModel(as other: Screen.Snapshot) -> Bool {
    guard let mine = controller.capability((any OrderedTableController).self),
      let others = other.controller.capability((any OrderedTableController).self)
    else { return modelNames == other.modelNames }
    return state.tables.allSatisfy {
      mine.rowOrder(ofTable: $0.name) == others.rowOrder(ofTable: $0.name)
    }
  }

  /// Returns whether both filter their tables alike, and hide the same rows at the same places.
  private func hasSameFilters(as other: Screen.Snapshot) -> Bool {
    guard let mine = controller.capability((any FilterableTableController).self),
      let others = other.controller.capability((any FilterableTableController).self)
    else { return true }
    return state.tables.allSatisfy { table in
      let filter = mine.filter(ofTable: table.name)
      guard filter == others.filter(ofTable: table.name) else { return false }
      return filter == nil || wholeOrder(of: table.name) == other.wholeOrder(of: table.name)
    }
  }

  private func wholeOrder(of tableName: String) -> RowOrder? {
    controller.capability((any OrderedTableController).self)?.wholeOrder(ofTable: tableName)
  }

  /// The names of the model's rows, section by section and table by table, of a controller that keeps no
  /// order and whose model can be changed without the table; none for others.
  private var modelNames: [[[RowName]]] {
    guard controller.capability((any EditableTableController).self) != nil else { return [] }
    return state.tables.map { state in
      let table = TableView(named: state.name)
      return (0..<max(0, controller.numberOfSections(in: table))).map { section in
        let count = max(0, controller.tableView(table, numberOfRowsInSection: section))
        return (0..<count).map { row in
          let path = IndexPath(row: row, section: section)
          return RowName(
            identity: controller.tableView(table, identityForRowAt: path),
            title: controller.tableView(table, titleForRowAt: path))
        }
      }
    }
  }

  private func hasSameRules(as other: Screen.Snapshot) -> Bool {
    guard let mine = controller.capability((any ReorderRulesController).self),
      let others = other.controller.capability((any ReorderRulesController).self)
    else { return true }
    return state.tables.allSatisfy { table in
      let (rules, other) = (mine.reorderRules(of: table.name), others.reorderRules(of: table.name))
      // All sections, and each of them by its number, are different rules that read the same.
      guard rules != other else { return true }
      return rules.policy == other.policy && rules.pins == other.pins
        && (0..<table.shown.numberOfSections).allSatisfy {
          rules.reorders(section: $0) == other.reorders(section: $0)
        }
    }
  }

  private func hasSameRowRules(as other: Screen.Snapshot) -> Bool {
    guard let mine = controller.capability((any RowRulesController).self),
      let others = other.controller.capability((any RowRulesController).self)
    else { return true }
    return state.tables.allSatisfy {
      mine.rowRules(of: $0.name) == others.rowRules(of: $0.name)
    }
  }

  /// Returns whether the rows that are shown and those of the model have the same names.
  ///
  /// A dump shows the model's rows where the table drifts from them.
  private func hasSameNames(as other: Screen.Snapshot) -> Bool {
    guard let mine = controller.capability((any OrderedTableController).self),
      let others = other.controller.capability((any OrderedTableController).self),
      mine.namesVersion != others.namesVersion
    else { return true }
    return state.tables.allSatisfy { table in
      let model = mine.rowOrder(ofTable: table.name)
      let orders = model == table.shown ? [model] : [table.shown, model]
      return orders.allSatisfy { order in
        order.rows.allSatisfy { row in
          // A row that is shown twice has a handle of its own, which the controller does not know.
          let row = table.doubles.original(of: row)
          return mine.identity(of: row, inTable: table.name)
            == others.identity(of: row, inTable: table.name)
            && mine.title(of: row, inTable: table.name)
              == others.title(of: row, inTable: table.name)
        }
      }
    }
  }
}
