/// What a batch tells about the rows of one section that stays.
struct RowChanges: Hashable, Sendable {
  /// The new rows that are inserted, ascending.
  private(set) var inserted: [Int] = []
  /// The old rows that are deleted, ascending.
  private(set) var deleted: [Int] = []
  /// The new rows that are moved there.
  private(set) var movedIn: [Int] = []
  /// The old rows that are moved away.
  private(set) var movedOut: [Int] = []
  /// The old rows that are reloaded.
  private(set) var reloaded: Set<Int> = []

  /// The number of rows that take a place.
  var arriving: Int { inserted.count + movedIn.count }

  /// The number of rows that leave theirs.
  var leaving: Int { deleted.count + movedOut.count }

  /// What becomes of the indices of the rows.
  ///
  /// - Complexity: O(*k* log *k*), where *k* is the number of rows that arrive or leave.
  var shift: IndexShift {
    IndexShift(leaving: (deleted + movedOut).sorted(), arriving: (inserted + movedIn).sorted())
  }

  /// Adds what an operation does to a row of the section before the batch.
  mutating func add(_ operation: UpdateOperation, leaving row: Int) {
    switch operation.verb {
    case .delete: deleted.append(row)
    case .reload: reloaded.insert(row)
    case .move: movedOut.append(row)
    case .insert: break
    }
  }

  /// Adds what an operation does to a place of the section after the batch.
  mutating func add(_ operation: UpdateOperation, entering row: Int) {
    if operation.verb == .move { movedIn.append(row) } else { inserted.append(row) }
  }
}
