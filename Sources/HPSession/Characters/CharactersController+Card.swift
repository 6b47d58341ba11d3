package import Records
import TableModel

/// The card: the lines it has, and the row that fills them.
extension CharactersController {
  /// The table that fills the card.
  private var source: RecordTable { records(ofTable: cardSource) ?? tables[0] }

  /// The lines of the card: those that were asked for, else the ones its source's data suggest.
  package var cardFields: [CardField] { ownCardFields ?? source.schema.card }

  package var cardRowIdentity: String? { character.map { source.identity(of: $0) } }

  /// Gives the card other lines; returns whether that changes anything.
  mutating func setCardFields(_ fields: [CardField]) -> Bool {
    let order = RowOrder(sections: [Self.rows(count: fields.count)])
    guard fields != cardFields || order != cardOrder else { return false }
    ownCardFields = fields == source.schema.card ? nil : fields
    cardOrder = order
    namesVersion += 1
    return true
  }

  /// Lets another table fill the card, which is empty at first; returns whether that changes anything.
  mutating func setCardSource(_ tableName: String) -> Bool {
    guard tableName != cardSource, records(ofTable: tableName) != nil else { return false }
    cardSource = tableName
    emptyCard()
    return true
  }

  /// Brings the placeholders back, in the lines that the source's data suggest.
  mutating func emptyCard() {
    character = nil
    ownCardFields = nil
    cardHeights = [:]
    cardOrder = RowOrder(sections: [Self.rows(count: cardFields.count)])
    namesVersion += 1
  }

  /// Returns the field of a row of the card, an empty one for a row that a table still shows of lines before.
  func cardField(_ row: RowID) -> CardField {
    let index = Int(row.rawValue)
    return cardFields.indices.contains(index) ? cardFields[index] : CardField(label: "", path: "")
  }

  /// Returns the line of the card for a field: its label and the value, or the label alone before a selection.
  func cardLine(_ field: CardField) -> String {
    character.map { field.line(for: source.record(of: $0)) } ?? field.placeholder
  }

  /// Returns whether a row of the source's table is the one on the card, by identity.
  func isOnCard(_ row: RowID) -> Bool {
    guard let character else { return false }
    return row == character || source.identity(of: row) == source.identity(of: character)
  }

  /// Lets the card go back to its placeholders where its row is no longer in the model.
  ///
  /// A copy of the row counts as the row, and so does one that a filter hides.
  mutating func settleCard() {
    let order = source.wholeOrder
    guard let row = character, order.indexPath(of: row) == nil else { return }
    character = order.rows.first(where: isOnCard)
  }
}
