/// What becomes of the rows of sections that stay from one state to another, by identity.
///
/// Sections are added first with all their old rows, then asked for what changes: a row may go from
/// one to another, so that none can be told before all are known.
struct RowDifference<Row: Hashable> {
  /// The operations found so far.
  private(set) var operations: [UpdateOperation] = []
  /// The rows that keep their place among those that stay.
  private(set) var staying: [(row: Row, old: IndexPath)] = []
  /// The old rows that have not been found again.
  private var places: [Row: IndexPath] = [:]

  /// Makes a difference without sections.
  init() {}

  /// Adds the old rows of a section; of equal rows the first counts, the others go.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  mutating func addOld(_ rows: [Row], in range: Range<Int>, ofSection section: Int) {
    for index in range {
      let path = IndexPath(row: index, section: section)
      if places[rows[index]] == nil {
        places[rows[index]] = path
      } else {
        operations.append(.deleteRow(path))
      }
    }
  }

  /// Looks for the new rows of a section among the old ones.
  ///
  /// Those found in the same section move only as far as they are not in its longest increasing
  /// subsequence; one found in another moves from there.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of rows of the section, old and new.
  mutating func findNew(
    _ rows: [Row],
    in range: Range<Int>,
    of pair: SectionDifference.Pair,
    oldCount: Int
  ) {
    var own: [(old: Int, new: Int)] = []
    for index in range {
      let path = IndexPath(row: index, section: pair.new)
      guard let place = places.removeValue(forKey: rows[index]) else {
        operations.append(.insertRow(path))
        continue
      }
      if place.section == pair.old {
        own.append((place.row, index))
      } else {
        operations.append(.moveRow(place, to: path))
      }
    }
    let stay = IncreasingSubsequence.positions(in: own.map(\.old), below: oldCount) { _ in 1 }
    let kept = Set(stay)
    for (position, row) in own.enumerated() {
      let source = IndexPath(row: row.old, section: pair.old)
      if kept.contains(position) {
        staying.append((rows[row.new], source))
      } else {
        operations.append(.moveRow(source, to: IndexPath(row: row.new, section: pair.new)))
      }
    }
  }

  /// Deletes the old rows that no section has found.
  ///
  /// - Complexity: O(*n*), where *n* is their number.
  mutating func deleteRest() {
    operations += places.values.map { .deleteRow($0) }
    places = [:]
  }
}
