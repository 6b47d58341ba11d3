extension RecordSchema {
  /// The card's fields where the records have any of them, and before there are records.
  package static let usualCard = ["gender", "house", "actor", "patronus"].map {
    CardField(FieldPath($0))
  }

  /// Finds the fields in some records, where they are not given.
  ///
  /// The title is `name`, `title` or `label`, else the first text. The identity is `id` where all
  /// records have one of their own. The card has the usual fields if the records have any of them,
  /// else the first four scalar ones that are neither title nor identity.
  ///
  /// - Throws: `noField` if no record has the given title, `missingID` and `repeatedID` if the given
  ///   identity is none.
  /// - Complexity: O(*n*), where *n* is the number of records.
  package init(
    of source: any RecordSource, title: FieldPath? = nil, id: FieldPath? = nil
  ) throws(RecordFault) {
    self.init(title: nil, id: nil, card: [])
    try source.requireField(title)
    try source.requireField(id)
    self.id = try Self.identity(of: source, given: id)
    self.title = title ?? Self.title(of: source, besides: self.id)
    self.card = Self.card(of: source, besides: [self.title, self.id])
  }

  private static func identity(
    of source: any RecordSource, given: FieldPath?
  ) throws(RecordFault) -> FieldPath? {
    if let given {
      if let fault = source.identityFault(given) { throw fault }
      return given
    }
    let usual: FieldPath = "id"
    return source.count == 0 || source.identityFault(usual) != nil ? nil : usual
  }

  /// The first text stands in for a title; the identity does so only if there is no other.
  private static func title(of source: any RecordSource, besides id: FieldPath?) -> FieldPath? {
    for usual: FieldPath in ["name", "title", "label"] where source.contains(usual) {
      return usual
    }
    let found = source.firstFields(1) { field in
      field.kind == .text && field.name != id?.text
    }
    if let found = found.first { return found }
    guard let id, source.count > 0, case .string = source.value(id, at: 0) else { return nil }
    return id
  }

  private static func card(of source: any RecordSource, besides taken: [FieldPath?]) -> [CardField]
  {
    if source.count == 0 || usualCard.contains(where: { source.contains($0.path) }) {
      return usualCard
    }
    return source.firstFields(4) { field in
      field.kind != .null && !taken.contains(FieldPath(field.name))
    }.map { CardField($0) }
  }
}

extension RecordSource {
  /// Makes sure that a field which is asked for is in some record; no records have all fields.
  ///
  /// - Throws: `noField`, with the known ones.
  /// - Complexity: O(*n*), where *n* is the number of records up to the first that has it.
  package func requireField(_ path: FieldPath?) throws(RecordFault) {
    guard let path, count > 0, !contains(path) else { return }
    throw .noField(path, known: fieldPaths())
  }

  /// Why a field cannot name the records, or nil if it can.
  fileprivate func identityFault(_ path: FieldPath) -> RecordFault? {
    let texts = fieldReader(path)
    // Most records without an identity have none from the first on.
    if count > 0, texts.text(at: 0).isEmpty { return .missingID(path, record: 0) }
    var records = IdentityIndex(capacity: count)
    // Hashed some at a time: what is far apart in memory is then looked up side by side.
    var hashes: [UInt32] = []
    for start in stride(from: 0, to: count, by: 256) {
      let indices = start..<Swift.min(start + 256, count)
      hashes.removeAll(keepingCapacity: true)
      unsafe texts.withTexts(ofRecordsAt: indices) { index, _, text in
        // What stands behind a record without an identity does not count.
        if unsafe index == start + hashes.count && !text.isEmpty {
          unsafe hashes.append(IdentityIndex.hash(of: text))
        }
      }
      for (index, hash) in zip(start..., hashes) {
        let id = { texts.text(at: $0) }
        if let other = records.insert(hash, of: index, isIdentity: { id($0) == id(index) }) {
          return .repeatedID(id(index), first: other, second: index)
        }
      }
      if hashes.count < indices.count { return .missingID(path, record: start + hashes.count) }
    }
    return nil
  }

  /// The first so many different scalar fields, in the order of the records, for which something holds.
  fileprivate func firstFields(
    _ limit: Int, where holds: (ScalarField) -> Bool
  ) -> [FieldPath] {
    var found: [FieldPath] = []
    for index in 0..<count {
      for field in scalarFields(ofRecordAt: index) where holds(field) {
        let path = FieldPath(field.name)
        if !found.contains(path) { found.append(path) }
        if found.count == limit { return found }
      }
    }
    return found
  }
}
