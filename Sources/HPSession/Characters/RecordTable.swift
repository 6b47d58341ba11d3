package import Records
package import TableModel

/// The model of one table: records where they were loaded, what was changed since, and the order of their rows.
package struct RecordTable: Sendable {
  /// The table's name.
  package let name: String
  /// The records as they were loaded; a row's handle is the number of its record.
  package let records: any RecordSource
  /// The columns of the file that was read last, none where its records are no rows of cells.
  var columnNames: [String]
  /// The fields that give title, identity and card.
  package let schema: RecordSchema
  /// The rows in order, those that a filter shows where there is one.
  package var order: RowOrder
  /// The filter, and the rows with those that it hides; nil where all are shown.
  var filtering: Filtering?
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
  private(set) var identities: RowIdentities
  /// Whether two rows may have one identity.
  private(set) var hasCopies = false
  /// The rows that were added before the table was restored.
  private var added = 0

  /// The rows that were added since the table was loaded.
  var addedCount: Int { added + identities.count - records.count }

  /// Makes a table of records: one section without a title, in the order of the file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of records.
  package init(name: String, records: any RecordSource, schema: RecordSchema) {
    self.name = name
    self.records = records
    self.schema = schema
    columnNames = records.columnNames
    identities = RowIdentities(records, schema)
    order = RowOrder(sections: [(0..<UInt32(records.count)).map { RowID(rawValue: $0) }])
    sectionTitles = [""]
  }

  /// Makes a table of records whose identities are known, as is the number of rows that were added to it before.
  ///
  /// - Precondition: There is an identity for each record.
  /// - Complexity: O(*n*), where *n* is the number of records.
  init(
    name: String, records: RecordList, schema: RecordSchema, identities: [String], added: Int
  ) {
    self.init(name: name, records: records, schema: schema)
    self.added = added
    hasCopies = Set(identities).count < identities.count
    for (index, identity) in identities.enumerated() {
      let row = RowID(rawValue: UInt32(index))
      // Of records with one identity in their data only one is found by it.
      if hasCopies || self.identities[row] != identity { self.identities.set(identity, of: row) }
    }
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

  /// Returns whether the record of any row has a field; no rows have all fields.
  ///
  /// Rows that are gone do not count, so that a table which is restored knows the same fields.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows up to the first that has it.
  func hasField(_ field: FieldPath) -> Bool {
    let order = wholeOrder
    return order.count == 0
      || order.sectionIndices.contains { section in
        order.rows(inSection: section).contains { value(field, of: $0) != nil }
      }
  }

  /// Returns whether any row has another record than it has in a table with the same rows.
  ///
  /// - Complexity: O(*e*), where *e* is the number of changed records; O(*n*) in the number of rows
  ///   right after a load.
  func hasOtherRecords(than other: RecordTable) -> Bool {
    // Without an edit this one may come from another file than the other.
    let rows =
      edits.isEmpty
      ? wholeOrder.rows : Array(edits.keys) + Array(other.edits.keys)
    // A row that came and went again in one command is known to one of the two alone.
    let known = min(identities.count, other.identities.count)
    return rows.contains { row in
      guard row.rawValue < known else { return false }
      return edits[row] == nil && other.edits[row] == nil
        ? !hasRecord(of: row, sameAs: other.records, at: Int(row.rawValue))
        : record(of: row) != other.record(of: row)
    }
  }

  /// Returns whether the record of a row is the same as one in a source.
  func hasRecord(of row: RowID, sameAs other: any RecordSource, at index: Int) -> Bool {
    edits[row].map { $0 == other.record(at: index) }
      ?? records.hasRecord(at: Int(row.rawValue), sameAs: other, at: index)
  }

  /// Returns the record with an identity, nil where no row has it.
  ///
  /// - Complexity: O(log *n*) after the first time, which is O(*n*), where *n* is the number of rows.
  mutating func record(withIdentity identity: String) -> Record? {
    row(withIdentity: identity).map(record(of:))
  }

  /// Returns the row that has an identity, one of the order where there is one.
  ///
  /// - Complexity: O(log *n*) after the first time, which is O(*n*), where *n* is the number of rows.
  mutating func row(withIdentity identity: String) -> RowID? {
    standingRow(withIdentity: identity) ?? identities.rows(with: identity).first
  }

  /// Returns the last row in the order that has an identity, else the last that had it.
  mutating func lastRow(withIdentity identity: String) -> RowID? {
    let rows = identities.rows(with: identity)
    guard rows.count > 1 else { return rows.first }
    let order = wholeOrder
    let standing = rows.compactMap { row in order.indexPath(of: row).map { (path: $0, row: row) } }
    return standing.max { $0.path < $1.path }?.row ?? rows.last
  }

  /// Returns the row in the order, or hidden by a filter, that has an identity.
  ///
  /// - Complexity: O(log *n*) after the first time, which is O(*n*), where *n* is the number of rows.
  private mutating func standingRow(withIdentity identity: String) -> RowID? {
    let order = wholeOrder
    return identities.rows(with: identity).first { order.indexPath(of: $0) != nil }
  }

  /// Returns the identity of a row.
  package func identity(of row: RowID) -> String { identities[row] }

  /// Returns the title of a row.
  package func title(of row: RowID) -> String {
    edits[row].map(schema.title(of:)) ?? schema.title(in: records, at: Int(row.rawValue))
  }

  /// Puts a record in the place of a row's own.
  ///
  /// A record without an identity leaves the row the one it has.
  ///
  /// - Throws: ``ModelFault/repeatedIdentity(_:)`` where another row has the record's identity.
  /// - Complexity: O(*n*), where *n* is the number of rows, if the identity changes.
  mutating func set(_ record: Record, of row: RowID) throws(ModelFault) {
    let given = schema.id.flatMap { record[$0]?.display } ?? ""
    if !given.isEmpty, given != identities[row] {
      if standingRow(withIdentity: given) != nil { throw .repeatedIdentity(given) }
      identities.set(given, of: row)
    }
    edits[row] = record
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
    guard let row = identities.rows(with: given).first else {
      return append(record, identity: given)
    }
    _ = replace(record, of: row)
    return row
  }

  /// Puts a record with the same identity in the place of a row's own; returns whether it is another one.
  mutating func replace(_ record: Record, of row: RowID) -> Bool {
    guard self.record(of: row) != record else { return false }
    edits[row] = record
    return true
  }

  /// Adds a record whose identity no row has, and returns the handle of its row, which stands nowhere yet.
  mutating func append(_ record: Record, identity: String) -> RowID {
    let row = identities.append(identity)
    edits[row] = record
    return row
  }

  /// Adds a second row with the record, identity and title of one and returns its handle, which stands nowhere yet.
  mutating func addCopy(of row: RowID) -> RowID {
    let copy = identities.append(identity(of: row))
    hasCopies = true
    edits[copy] = record(of: row)
    return copy
  }

  private mutating func freshIdentity() -> String {
    var number = addedCount
    while !identities.rows(with: "n\(number)").isEmpty { number += 1 }
    return "n\(number)"
  }
}
