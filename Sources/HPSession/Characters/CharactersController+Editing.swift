import Records
package import TableModel

extension CharactersController: EditableTableController {
  package mutating func insertRow(
    _ fields: [FieldSetting], at indexPath: IndexPath, inTable tableName: String
  ) throws(ModelFault) {
    try edit(tableName) { table throws(ModelFault) in
      let row = try table.add(try Record().setting(fields))
      table.insert(row, at: indexPath)
    }
  }

  package mutating func copyRow(
    at source: IndexPath, to destination: IndexPath, inTable tableName: String
  ) throws(ModelFault) {
    try edit(tableName) { table throws(ModelFault) in
      let copy = table.addCopy(of: table.order.row(at: source))
      table.insert(copy, at: destination)
    }
  }

  package mutating func deleteRow(at indexPath: IndexPath, inTable tableName: String) {
    change(tableName) { $0.deleteRow(at: indexPath) }
  }

  package mutating func moveRow(
    at source: IndexPath, to destination: IndexPath, inTable tableName: String
  ) {
    moveRow(tableName, at: source, to: destination)
  }

  package mutating func updateRow(
    _ fields: [FieldSetting], at indexPath: IndexPath, inTable tableName: String
  ) throws(ModelFault) {
    try edit(tableName) { table throws(ModelFault) in
      let row = table.order.row(at: indexPath)
      try table.set(try table.record(of: row).setting(fields), of: row)
      table.hideUnlessMatching(row)
    }
  }

  package mutating func insertSection(
    titled title: String, at section: Int, inTable tableName: String
  ) {
    change(tableName) { table in
      table.insertSection(at: section)
      table.changeFooters { $0.insert("", at: section) }
      table.sectionTitles.insert(title, at: section)
    }
  }

  package mutating func deleteSection(at section: Int, inTable tableName: String) {
    change(tableName) { table in
      table.deleteSection(at: section)
      table.changeFooters { $0.remove(at: section) }
      table.sectionTitles.remove(at: section)
    }
  }

  package mutating func moveSection(
    at source: Int, to destination: Int, inTable tableName: String
  ) {
    change(tableName) { table in
      table.moveSection(at: source, to: destination)
      table.changeFooters { $0.insert($0.remove(at: source), at: destination) }
      table.sectionTitles.insert(table.sectionTitles.remove(at: source), at: destination)
    }
  }

  private mutating func edit(
    _ tableName: String, _ body: (inout RecordTable) throws(ModelFault) -> Void
  ) throws(ModelFault) {
    guard var table = records(ofTable: tableName) else {
      throw Self.fixed(tableName)
    }
    try body(&table)
    change(tableName) { $0 = table }
    namesVersion += 1
  }
}

extension Record {
  /// Returns the record with fields set.
  ///
  /// - Throws: ``ModelFault/noField(_:)`` for a nested field under one that holds no fields.
  func setting(_ settings: [FieldSetting]) throws(ModelFault) -> Record {
    var record = self
    for setting in settings {
      guard record.set(Value(setting.value), at: setting.name.split(separator: ".")) else {
        throw .noField(setting.name)
      }
    }
    return record
  }

  /// Sets a field by the names on the way to it; returns false where one on the way holds no fields.
  private mutating func set(_ value: Value, at names: [Substring]) -> Bool {
    guard let first = names.first else { return false }
    let whole = names.joined(separator: ".")
    if names.count == 1 || self[name: whole] != nil {
      put(value, named: names.count == 1 ? String(first) : whole)
      return true
    }
    var inner = Record()
    switch self[name: first] {
    case nil, .null: break
    case .object(let record): inner = record
    default: return false
    }
    guard inner.set(value, at: Array(names.dropFirst())) else { return false }
    put(.object(inner), named: String(first))
    return true
  }

  private mutating func put(_ value: Value, named name: String) {
    if let index = fields.lastIndex(where: { $0.name == name }) {
      fields[index].value = value
    } else {
      fields.append(Field(name, value))
    }
  }
}

extension Value {
  /// Makes the value of a setting.
  init(_ value: FieldSetting.Value) {
    self =
      switch value {
      case .text(let text): .string(text)
      case .number(let spelling): Number(spelling).map(Value.number) ?? .string(spelling)
      case .bool(let flag): .bool(flag)
      case .null: .null
      }
  }
}
