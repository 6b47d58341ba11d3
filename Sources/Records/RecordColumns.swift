/// The columns that records need where each is a line: their fields' names, as they first appear.
///
/// A record that has a name twice needs two columns of that name, so that both values are kept.
package struct RecordColumns: Sendable {
  /// The names in order.
  package private(set) var names: [String] = []
  /// For each name, its columns.
  private var indices: [String: [Int]] = [:]

  /// Makes the columns of a source that has its own, whose names are distinct; makes none otherwise.
  package init(named names: [String] = []) {
    self.names = names
    for (index, name) in names.enumerated() { indices[name] = [index] }
  }

  /// Adds the columns that a record needs and that are not there yet.
  ///
  /// - Complexity: O(*n*), where *n* is the number of its fields.
  package mutating func add(fieldsOf record: Record) {
    guard !record.hasFields(named: names) else { return }
    var counts: [String: Int] = [:]
    for field in record.fields {
      let count = counts[field.name, default: 0] + 1
      counts[field.name] = count
      guard indices[field.name, default: []].count < count else { continue }
      indices[field.name, default: []].append(names.count)
      names.append(field.name)
    }
  }

  /// The line of names, which are made distinct as they are when they are read.
  var head: [String] { ColumnNames.distinct(names) }

  /// Returns the cells of a record: none for null and missing, text is itself, arrays and objects are
  /// compact JSON.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the record and the number of columns.
  func cells(of record: Record) -> [String?] {
    if record.hasFields(named: names) { return record.fields.map(\.value.cell) }
    var cells = [String?](repeating: nil, count: names.count)
    var counts: [String: Int] = [:]
    for field in record.fields {
      let count = counts[field.name, default: 0]
      counts[field.name] = count + 1
      guard let columns = indices[field.name], columns.indices.contains(count) else { continue }
      cells[columns[count]] = field.value.cell
    }
    return cells
  }
}

extension Record {
  /// Returns whether these are the names of the fields, in order.
  fileprivate func hasFields(named names: [String]) -> Bool {
    fields.count == names.count && zip(fields, names).allSatisfy { $0.name == $1 }
  }
}

extension Value {
  /// The text of a cell that holds the value, nil for null.
  fileprivate var cell: String? { self == .null ? nil : display }
}
