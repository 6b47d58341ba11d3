package import Records
package import TableModel

/// The model of one table: records where they were loaded, what was changed since, and the order of their rows.
package struct RecordTable: Sendable {
  /// The table's name.
  package let name: String
  /// The records as they were loaded; a row's handle is the number of its record.
  package let records: any RecordSource
  /// The fields that give title, identity and card.
  package let schema: RecordSchema
  /// The rows in order.
  package var order: RowOrder
  /// The header of each section.
  package var sectionTitles: [String]
  /// The footer of each section; those at the end that are missing are empty.
  package var sectionFooters: [String] = []
  /// The heights of the rows that were given one, in points.
  package var rowHeights: [RowID: Double] = [:]
  /// Which sections reorder.
  package var rules = ReorderRules()
  /// The field whose values make the sections, nil where they are not made so.
  var grouping: FieldPath?
  /// What is answered about single rows.
  package var rowRules = RowRules()
  /// The records that were changed or made since the table was loaded.
  private(set) var edits: [RowID: Record] = [:]
  private(set) var identities: [String]
  private(set) var titles: [String]
  /// Whether two rows may have one identity.
  private(set) var hasCopies = false

  /// Makes a table of records: one section without a title, in the order of the file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of records.
  package init(name: String, records: any RecordSource, schema: RecordSchema) {
    self.name = name
    self.records = records
    self.schema = schema
    let all = (0..<records.count).map { records.record(at: $0) }
    identities = all.enumerated().map { schema.id(of: $1, at: $0) }
    titles = all.map { schema.title(of: $0) }
    order = RowOrder(sections: [(0..<UInt32(records.count)).map { RowID(rawValue: $0) }])
    sectionTitles = [""]
  }

  /// Returns the footer of a section, empty where it has none.
  func footer(ofSection section: Int) -> String {
    sectionFooters.indices.contains(section) ? sectionFooters[section] : ""
  }

  /// Changes the footers, one for each section.
  mutating func changeFooters(_ body: (inout [String]) -> Void) {
    var footers = sectionTitles.indices.map(footer(ofSection:))
    body(&footers)
    sectionFooters = footers
  }

  /// Returns the record of a row.
  package func record(of row: RowID) -> Record {
    edits[row] ?? records.record(at: Int(row.rawValue))
  }

  /// Returns the value that a row has at a path, nil where it has none.
  package func value(_ field: FieldPath, of row: RowID) -> Value? {
    edits[row].map { $0[field] } ?? records.value(field, at: Int(row.rawValue))
  }

  /// Returns whether a record has a field, as it was loaded or by now.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  func hasField(_ field: FieldPath) -> Bool {
    records.contains(field) || edits.values.contains { $0[field] != nil }
  }

  /// Returns whether any row has another record than it has in a table with the same rows.
  ///
  /// - Complexity: O(*e*), where *e* is the number of changed records; O(*n*) in the number of rows
  ///   right after a load.
  func hasOtherRecords(than other: RecordTable) -> Bool {
    // Without an edit this one may come from another file than the other.
    let rows =
      edits.isEmpty
      ? order.indexPaths.map(order.row(at:)) : Array(edits.keys) + Array(other.edits.keys)
    // A row that came and went again in one command is known to one of the two alone.
    let known = min(identities.count, other.identities.count)
    return rows.contains { Int($0.rawValue) < known && record(of: $0) != other.record(of: $0) }
  }

  /// Returns the record with an identity, nil where no row has it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  func record(withIdentity identity: String) -> Record? {
    (standingRow(withIdentity: identity) ?? anyRow(withIdentity: identity)).map(record(of:))
  }

  /// Returns the row in the order that has an identity.
  private func standingRow(withIdentity identity: String) -> RowID? {
    order.indexPaths.lazy.map(order.row(at:)).first { self.identity(of: $0) == identity }
  }

  /// Returns the first row that has an identity, also one that stands nowhere by now.
  private func anyRow(withIdentity identity: String) -> RowID? {
    identities.firstIndex(of: identity).map { RowID(rawValue: UInt32($0)) }
  }

  /// Returns the identity of a row.
  package func identity(of row: RowID) -> String { identities[Int(row.rawValue)] }

  /// Returns the title of a row.
  package func title(of row: RowID) -> String { titles[Int(row.rawValue)] }

  /// Puts a record in the place of a row's own.
  ///
  /// A record without an identity leaves the row the one it has.
  ///
  /// - Throws: ``ModelFault/repeatedIdentity(_:)`` where another row has the record's identity.
  /// - Complexity: O(*n*), where *n* is the number of rows, if the identity changes.
  mutating func set(_ record: Record, of row: RowID) throws(ModelFault) {
    let index = Int(row.rawValue)
    let given = schema.id.flatMap { record[$0]?.display } ?? ""
    let identity = given.isEmpty ? identities[index] : given
    if identity != identities[index], standingRow(withIdentity: identity) != nil {
      throw .repeatedIdentity(identity)
    }
    edits[row] = record
    identities[index] = identity
    titles[index] = schema.title(of: record)
  }

  /// Adds a record and returns the handle of its row, which stands nowhere yet.
  ///
  /// Without an identity of its own it gets `n0`, `n1` and so on; one that a row had that is gone is
  /// that row's handle again.
  ///
  /// - Throws: ``ModelFault/repeatedIdentity(_:)``.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  mutating func add(_ record: Record) throws(ModelFault) -> RowID {
    let given = schema.id.flatMap { record[$0]?.display } ?? ""
    guard !given.isEmpty else { return append(record, identity: freshIdentity()) }
    if standingRow(withIdentity: given) != nil { throw .repeatedIdentity(given) }
    guard let row = anyRow(withIdentity: given) else { return append(record, identity: given) }
    _ = replace(record, of: row)
    return row
  }

  /// Puts a record with the same identity in the place of a row's own; returns whether it is another one.
  mutating func replace(_ record: Record, of row: RowID) -> Bool {
    guard self.record(of: row) != record else { return false }
    edits[row] = record
    titles[Int(row.rawValue)] = schema.title(of: record)
    return true
  }

  /// Adds a record whose identity no row has, and returns the handle of its row, which stands nowhere yet.
  mutating func append(_ record: Record, identity: String) -> RowID {
    let row = RowID(rawValue: UInt32(identities.count))
    edits[row] = record
    identities.append(identity)
    titles.append(schema.title(of: record))
    return row
  }

  /// Adds a second row with the record, identity and title of one and returns its handle, which stands nowhere yet.
  mutating func addCopy(of row: RowID) -> RowID {
    let copy = RowID(rawValue: UInt32(identities.count))
    hasCopies = true
    edits[copy] = record(of: row)
    identities.append(identity(of: row))
    titles.append(title(of: row))
    return copy
  }

  private func freshIdentity() -> String {
    var number = identities.count - records.count
    while identities.contains("n\(number)") { number += 1 }
    return "n\(number)"
  }
}
