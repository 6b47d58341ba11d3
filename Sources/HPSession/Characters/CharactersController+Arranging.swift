import Records
package import TableModel

/// Sorting, grouping and filtering of the tables of records.
extension CharactersController: SortableTableController, GroupableTableController,
  FilterableTableController
{
  package mutating func sortRows(
    by keys: [SortKey], inTable tableName: String
  ) throws(ModelFault) {
    try arrange(tableName) { [isInterrupted] table throws(ModelFault) in
      try table.sort(by: keys, isInterrupted: isInterrupted)
    }
  }

  package mutating func groupRows(
    by field: String?, inTable tableName: String
  ) throws(ModelFault) {
    try arrange(tableName) { table in
      if let field { table.group(by: FieldPath(field)) } else { table.ungroup() }
    }
  }

  package func filter(ofTable tableName: String) -> RowCondition? {
    records(ofTable: tableName)?.filter
  }

  package mutating func setFilter(
    _ filter: RowCondition?, ofTable tableName: String
  ) throws(ModelFault) {
    try arrange(tableName) { [isInterrupted] table throws(ModelFault) in
      try table.setFilter(filter) { () throws(ModelFault) in
        if isInterrupted() { throw .interrupted }
      }
    }
  }

  package func totalNumberOfRows(inTable tableName: String) -> Int {
    wholeOrder(ofTable: tableName).count
  }

  private mutating func arrange(
    _ tableName: String, _ body: (inout RecordTable) throws(ModelFault) -> Void
  ) throws(ModelFault) {
    guard records(ofTable: tableName) != nil else { throw Self.fixed(tableName) }
    try change(tableName, body)
  }
}
