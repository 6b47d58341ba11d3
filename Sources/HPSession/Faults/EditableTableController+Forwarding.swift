package import TableModel

/// What a wrapper of a model that can be changed does not answer itself is passed on.
extension EditableTableController where Self: FaultyController {
  package mutating func insertRow(
    _ fields: [FieldSetting], at indexPath: IndexPath, inTable tableName: String
  ) throws(ModelFault) {
    try editBase(tableName) { model, tableName throws(ModelFault) in
      try model.insertRow(fields, at: indexPath, inTable: tableName)
    }
  }

  package mutating func copyRow(
    at source: IndexPath, to destination: IndexPath, inTable tableName: String
  ) throws(ModelFault) {
    try editBase(tableName) { model, tableName throws(ModelFault) in
      try model.copyRow(at: source, to: destination, inTable: tableName)
    }
  }

  package mutating func deleteRow(at indexPath: IndexPath, inTable tableName: String) {
    editBase(tableName) { $0.deleteRow(at: indexPath, inTable: $1) }
  }

  package mutating func deleteRows(at indexPaths: [IndexPath], inTable tableName: String) {
    editBase(tableName) { $0.deleteRows(at: indexPaths, inTable: $1) }
  }

  package mutating func moveRow(
    at source: IndexPath, to destination: IndexPath, inTable tableName: String
  ) {
    editBase(tableName) { $0.moveRow(at: source, to: destination, inTable: $1) }
  }

  package mutating func updateRow(
    _ fields: [FieldSetting], at indexPath: IndexPath, inTable tableName: String
  ) throws(ModelFault) {
    try editBase(tableName) { model, tableName throws(ModelFault) in
      try model.updateRow(fields, at: indexPath, inTable: tableName)
    }
  }

  package mutating func insertSection(
    titled title: String, at section: Int, inTable tableName: String
  ) {
    editBase(tableName) { $0.insertSection(titled: title, at: section, inTable: $1) }
  }

  package mutating func deleteSection(at section: Int, inTable tableName: String) {
    editBase(tableName) { $0.deleteSection(at: section, inTable: $1) }
  }

  package mutating func moveSection(
    at source: Int, to destination: Int, inTable tableName: String
  ) {
    editBase(tableName) { $0.moveSection(at: source, to: destination, inTable: $1) }
  }

  private mutating func editBase<Failure: Error>(
    _ tableName: String,
    _ change: (inout any EditableTableController, String) throws(Failure) -> Void
  ) throws(Failure) {
    let name = nameInside(ofTable: tableName)
    _ = try base.changeCapability((any EditableTableController).self) {
      model throws(Failure) in try change(&model, name)
    }
  }
}
