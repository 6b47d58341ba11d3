import TableModel

/// Sorting, grouping and filtering by a table's name, where the controller inside can do it.
extension ElseRouting: SortableTableController, GroupableTableController,
  FilterableTableController
{
  mutating func sortRows(by keys: [SortKey], inTable tableName: String) throws(ModelFault) {
    let name = nameInside(ofTable: tableName)
    _ = try base.changeCapability((any SortableTableController).self) {
      model throws(ModelFault) in try model.sortRows(by: keys, inTable: name)
    }
  }

  mutating func groupRows(by field: String?, inTable tableName: String) throws(ModelFault) {
    let name = nameInside(ofTable: tableName)
    _ = try base.changeCapability((any GroupableTableController).self) {
      model throws(ModelFault) in try model.groupRows(by: field, inTable: name)
    }
  }

  private var filterable: (any FilterableTableController)? {
    base.capability((any FilterableTableController).self)
  }

  func filter(ofTable tableName: String) -> RowCondition? {
    filterable?.filter(ofTable: nameInside(ofTable: tableName))
  }

  mutating func setFilter(
    _ filter: RowCondition?, ofTable tableName: String
  ) throws(ModelFault) {
    let name = nameInside(ofTable: tableName)
    _ = try base.changeCapability((any FilterableTableController).self) {
      model throws(ModelFault) in try model.setFilter(filter, ofTable: name)
    }
  }

  func totalNumberOfRows(inTable tableName: String) -> Int {
    filterable?.totalNumberOfRows(inTable: nameInside(ofTable: tableName)) ?? 0
  }
}
