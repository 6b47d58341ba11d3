import TableModel

/// The rows of each table in the order of their titles, or of their identities, for looking up how names begin.
///
/// It is made when first asked for and kept until names change; it holds handles, so that moves and
/// selections leave it as it is. Capitals and small letters count alike.
struct NameOrder {
  /// Which name of a row is meant.
  enum Kind: Hashable {
    case title
    case identity
  }

  private struct Key: Hashable {
    let table: String
    let kind: Kind
  }

  private var orders: [Key: [RowID]] = [:]
  private var version: Int?

  /// Returns the rows that a table shows whose name begins with a text.
  ///
  /// - Complexity: O(log *n* + *m*) after the first time for a controller that keeps its rows in an
  ///   order, where *m* is the number of rows found; else O(*n* log *n*), where *n* is the number of rows.
  mutating func rows(
    beginning text: String, _ kind: Kind, in table: TableView, of screen: Screen
  ) -> ArraySlice<RowID> {
    let order = order(kind, in: table, of: screen)
    let begin = text.folded
    let name = { (row: RowID) in NameOrder.name(of: row, kind, in: table, of: screen) }
    let low = order.firstIndex { !name($0).lexicographicallyPrecedes(begin) }
    let high = order[low...].firstIndex { !name($0).starts(with: begin) }
    return order[low..<high]
  }

  private mutating func order(_ kind: Kind, in table: TableView, of screen: Screen) -> [RowID] {
    let ordered = screen.controller.capability((any RecordsController).self)
    let version = ordered?.records(ofTable: table.name) == nil ? nil : ordered?.namesVersion
    if version == nil || self.version != version { orders = [:] }
    self.version = version
    let key = Key(table: table.name, kind: kind)
    if let order = orders[key] { return order }
    let shown = screen.shownRows(in: table)
    let order = shown.indexPaths.map { shown.row(at: $0) }
      .map { (name: NameOrder.name(of: $0, kind, in: table, of: screen), row: $0) }
      .sorted { $0.name.lexicographicallyPrecedes($1.name) }.map(\.row)
    orders[key] = order
    return order
  }

  private static func name(
    of row: RowID, _ kind: Kind, in table: TableView, of screen: Screen
  ) -> [UInt8] {
    switch kind {
    case .title: screen.title(of: row, in: table).folded
    case .identity: screen.identity(of: row, in: table).folded
    }
  }
}

extension String {
  /// The bytes of the text in small letters, scalar by scalar: those of a text's begin begin the text's.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  var folded: [UInt8] {
    if utf8.allSatisfy({ $0 < 0x80 }) {
      return utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    }
    return unicodeScalars.flatMap { Array($0.properties.lowercaseMapping.utf8) }
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index at which a condition holds, which it does from there on; else the end.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of elements.
  fileprivate func firstIndex(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
