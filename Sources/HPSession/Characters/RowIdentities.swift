import Records
import TableModel

/// The identities of a table's rows: read from the records, but for those that were changed or added since.
struct RowIdentities: Sendable {
  private let records: any RecordSource
  private let schema: RecordSchema
  /// What rows are called that are not called as their record in the source.
  private var own: [RowID: String] = [:]
  private var ownRows: [String: [RowID]] = [:]
  /// The records by identity, made when a table's rows first change.
  private var index: IdentityIndex?
  /// The number of rows that have been, standing or not.
  private(set) var count: Int

  /// Gives each record of a source a row.
  init(_ records: any RecordSource, _ schema: RecordSchema) {
    self.records = records
    self.schema = schema
    count = records.count
  }

  /// Whether any row is not called as its record in the source.
  var hasOwn: Bool { !own.isEmpty }

  /// The identity of a row.
  subscript(row: RowID) -> String {
    own[row] ?? schema.id(in: records, at: Int(row.rawValue))
  }

  /// Returns the handle of a new row with an identity.
  mutating func append(_ identity: String) -> RowID {
    let row = RowID(rawValue: UInt32(count))
    count += 1
    set(identity, of: row)
    return row
  }

  /// Gives a row an identity.
  ///
  /// - Complexity: O(*k*), where *k* is the number of rows that have its own by now.
  mutating func set(_ identity: String, of row: RowID) {
    if let old = own.updateValue(identity, forKey: row) {
      ownRows[old]?.removeAll { $0 == row }
    }
    ownRows[identity, default: []].append(row)
  }

  /// Returns the rows that have an identity, in the order of their handles.
  ///
  /// - Complexity: O(1) on average after the first time, which is O(*n*), where *n* is the number of records.
  mutating func rows(with identity: String) -> [RowID] {
    let index = index ?? makeIndex()
    self.index = index
    let record = index.record(identity) { schema.id(in: records, at: $0) == identity }
    let loaded = record.map { RowID(rawValue: UInt32($0)) }.flatMap { own[$0] == nil ? $0 : nil }
    return ((loaded.map { [$0] } ?? []) + (ownRows[identity] ?? []))
      .sorted { $0.rawValue < $1.rawValue }
  }

  private func makeIndex() -> IdentityIndex {
    var index = IdentityIndex(capacity: records.count)
    for record in 0..<records.count {
      let identity = schema.id(in: records, at: record)
      _ = index.insert(IdentityIndex.hash(of: identity), of: record) {
        schema.id(in: records, at: $0) == identity
      }
    }
    return index
  }
}
