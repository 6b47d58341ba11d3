import Records
import TableModel

extension Session {
  /// Lets go of what was looked up by name: rows may have other names now, or others are shown.
  ///
  /// A version alone does not tell: undo brings an old one back, under which names change again.
  mutating func forgetNames() {
    titleIndex = TitleIndex()
    nameOrder = NameOrder()
  }
}

/// Rows by their titles, made when a title is first looked for and kept until names change.
///
/// It holds handles and hashes, so that moves and selections leave it as it is and a row takes eight
/// bytes: the titles stay where the records are.
struct TitleIndex {
  /// For each table, the hash of each row's title above the row's handle, in order.
  private var rows: [String: [UInt64]] = [:]
  private var version: Int?

  /// Returns the rows of a table that have a title, shown or not.
  ///
  /// - Complexity: O(log *n*) after the first time for a controller that keeps its rows in an order; else
  ///   O(*n*), where *n* is the number of rows.
  mutating func rows(titled title: String, in table: TableView, of screen: Screen) -> [RowID] {
    let shown = screen.shownRows(in: table)
    guard let ordered = screen.controller.capability((any RecordsController).self),
      ordered.records(ofTable: table.name) != nil
    else {
      return shown.indexPaths.map { shown.row(at: $0) }
        .filter { screen.title(of: $0, in: table) == title }
    }
    if version != ordered.namesVersion {
      rows = [:]
      version = ordered.namesVersion
    }
    let all = rows[table.name] ?? TitleIndex.index(of: shown, in: table, on: screen)
    rows[table.name] = all
    let first = UInt64(IdentityIndex.hash(of: title)) << 32
    return all[all.partition { $0 >= first }...].prefix { $0 & ~0xFFFF_FFFF == first }
      .map { RowID(rawValue: UInt32(truncatingIfNeeded: $0)) }
      .filter { screen.title(of: $0, in: table) == title }
  }

  private static func index(
    of shown: RowOrder, in table: TableView, on screen: Screen
  ) -> [UInt64] {
    let names = RowNaming(of: table, on: screen)
    var title: [UInt8] = []
    var all: [UInt64] = []
    all.reserveCapacity(shown.count)
    for section in shown.sectionIndices {
      for row in shown.rows(inSection: section) {
        title.removeAll(keepingCapacity: true)
        names.append(titleOf: row, to: &title)
        let hash = unsafe title.withUnsafeBytes { unsafe IdentityIndex.hash(of: $0) }
        all.append(UInt64(hash) << 32 | UInt64(row.rawValue))
      }
    }
    all.sort()
    return all
  }
}

extension [UInt64] {
  /// Returns the index of the first element for which something holds that holds for all behind it, else
  /// the end.
  fileprivate func partition(where holds: (UInt64) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
