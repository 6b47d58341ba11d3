/// The identities and titles of rows that a controller named as the table asked for them.
///
/// Rows keep their handle from one asking to the next by identity. A row without an identity keeps
/// the one that stands at its index path, and a row whose identity stands already gets one of its
/// own. A handle whose row is gone is given out again one asking later, so that memory does not grow
/// with the askings and a fresh row is never taken for one that is still selected or on screen.
struct RowNames: Hashable, Sendable {
  private var identities: [String?] = []
  private var titles: [String] = []
  private var handles: [String: RowID] = [:]
  private var free: [RowID] = []

  /// Returns the identity of a row, or nil where its controller gives none.
  func identity(of row: RowID) -> String? {
    identities.indices.contains(Int(row.rawValue)) ? identities[Int(row.rawValue)] : nil
  }

  /// Returns the title of a row as it was when the table last asked, empty where it is gone.
  func title(of row: RowID) -> String {
    titles.indices.contains(Int(row.rawValue)) ? titles[Int(row.rawValue)] : ""
  }

  /// Returns a handle for a named row that is none of those standing, and adds it to them.
  ///
  /// `before` is the one that stood at the same index path.
  mutating func handle(
    identity: String?, title: String, before: RowID?, standing: inout StandingRows
  ) -> RowID {
    let known =
      identity.map { handles[$0] } ?? before.flatMap { self.identity(of: $0) == nil ? $0 : nil }
    let row = known.flatMap { standing.contains($0) ? nil : $0 } ?? freshHandle()
    _ = standing.insert(row)
    identities[Int(row.rawValue)] = identity
    titles[Int(row.rawValue)] = title
    if let identity, handles[identity] == nil { handles[identity] = row }
    return row
  }

  /// Forgets the rows that do not stand in the table.
  ///
  /// - Complexity: O(*n*), where *n* is the number of handles.
  mutating func forget(except standing: StandingRows) {
    free = []
    for number in identities.indices.reversed() {
      let row = RowID(rawValue: UInt32(number))
      guard !standing.contains(row) else { continue }
      if let identity = identities[number], handles[identity] == row { handles[identity] = nil }
      identities[number] = nil
      titles[number] = ""
      free.append(row)
    }
  }

  private mutating func freshHandle() -> RowID {
    if let row = free.popLast() { return row }
    identities.append(nil)
    titles.append("")
    return RowID(rawValue: UInt32(identities.count - 1))
  }
}
