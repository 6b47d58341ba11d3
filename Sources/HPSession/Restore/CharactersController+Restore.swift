import Records
import TableModel

/// The card of a dump.
extension CharactersController {
  /// Gives the card the lines, the source and the row that are dumped.
  ///
  /// - Throws: ``DumpFault`` for a source or a row that is not there.
  mutating func restoreCard(_ dumped: DumpedCard, source: String) throws(DumpFault) {
    guard var table = records(ofTable: source) else {
      throw DumpFault(
        path: dumped.path.name("source"), reason: "no table of records is called \(source)")
    }
    cardSource = source
    ownCardFields = dumped.fields
    guard let id = dumped.row else { return }
    guard let row = table.row(withIdentity: id) else {
      throw DumpFault(
        path: dumped.path.name("row"),
        reason: "no row of \(source) has the id \(Value.string(id).json)")
    }
    character = row
  }

  /// Gives the card's table the order, the answers and the heights that are dumped.
  ///
  /// A row that is no line of the card by now, as one that a table still shows of lines before, has an
  /// empty id.
  ///
  /// - Throws: ``DumpFault`` for a row that is no line of the card.
  mutating func restoreCardTable(_ table: DumpedTable) throws(DumpFault) -> RowAssignment {
    let fields = cardFields
    var next = fields.count
    let rows = try RowAssignment(of: table) { row, _ in
      if let index = fields.firstIndex(where: { $0.path.text == row.id }) {
        return RowID(rawValue: UInt32(index))
      }
      guard row.id.isEmpty else { return nil }
      defer { next += 1 }
      return RowID(rawValue: UInt32(next))
    }
    cardOrder = RowOrder(sections: rows.model)
    setReorderRules(table.reorderRules, of: card)
    setRowRules(table.rowRules, of: card)
    for row in (table.model ?? table.sections).rows {
      cardHeights[row.id.asField] = row.height
    }
    return rows
  }
}
