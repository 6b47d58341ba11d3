import TableModel

/// What became of a row between two moments at which its table showed it.
struct RowChange {
  /// The row.
  let row: RowID
  /// The name of its table.
  let table: String
  private let before: Screen.Snapshot
  private let after: Screen.Snapshot

  /// Looks at a row before and after something.
  init(
    of row: RowID, in table: String, _ before: Screen.Snapshot, _ after: Screen.Snapshot
  ) {
    self.row = row
    self.table = table
    self.before = before
    self.after = after
  }

  /// Whether the row is among the fewest that must move to make the one order of the other.
  ///
  /// A row whose section was put elsewhere, or made anew, is among them.
  ///
  /// - Complexity: O(1) where the two orders share their storage, else O(*n* log *n*) in the number of
  ///   rows.
  var isMove: Bool {
    let old = before.shownRows(inTable: table)
    guard old != after.shownRows(inTable: table), let place = old.indexPath(of: row) else {
      return false
    }
    let batch = BatchUpdate(from: sections(of: before), to: sections(of: after))
    return batch.operations.contains { operation in
      switch operation {
      case .moveRow(let source, _): source == place
      case .deleteRow(let path): path == place
      case .deleteSection(let section), .moveSection(let section, _): section == place.section
      default: false
      }
    }
  }

  /// Returns the sections that a snapshot shows: by title and by how many before have the same.
  private func sections(of snapshot: Screen.Snapshot) -> [(section: String, rows: [RowID])] {
    let shown = snapshot.shownRows(inTable: table)
    var seen: [String: Int] = [:]
    return zip(snapshot.sectionTitles(inTable: table), shown.sectionIndices).map { title, section in
      seen[title, default: 0] += 1
      return ("\(seen[title, default: 0]) \(title)", Array(shown.rows(inSection: section)))
    }
  }
}
